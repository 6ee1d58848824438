"""People who use the bot. What they do is on its way at once; await it to wait for the answer."""

import secrets
from dataclasses import dataclass, field
from typing import Any

from standin.components import number_of, numbered
from standin.forms import Json
from standin.gateway import Gateway
from standin.interactions import Interaction, Kind
from standin.messages import Message
from standin.options import CannotUse, autocomplete_data, command_data, raw_command_data, resolved
from standin.persons import Person
from standin.places import Channel
from standin.world import World

BUTTON, MENU = 2, 3


@dataclass(eq=False, kw_only=True)
class Member(Person):
    """A member of a server. ``permissions`` and ``nick`` may be changed at any time."""

    world: World = field(repr=False)
    gateway: Gateway = field(repr=False)

    def slash(self, channel: Channel, command: str, /, **options: Any) -> Interaction:
        """Use a command with options that Discord's client would allow: ``slash(channel, "duel start", …)``."""
        return self._send(Kind.COMMAND, channel, command_data(self.world.commands, command, channel, options))

    def slash_raw(self, channel: Channel, command: str, options: list[Json], *people: Person) -> Interaction:
        """Use a command with any options at all, as ``{"name": …, "type": …, "value": …}``; people are resolved."""
        found = resolved(channel, people)
        return self._send(Kind.COMMAND, channel, raw_command_data(self.world.commands, command, options, found))

    def autocomplete(self, channel: Channel, command: str, option: str, typed: str, /, **others: Any) -> Interaction:
        """Type into an option; ``choices`` of the awaited interaction are what the bot offers."""
        data = autocomplete_data(self.world.commands, command, option, typed, others)
        return self._send(Kind.AUTOCOMPLETE, channel, data)

    def press(self, message: Message, label: str | None = None, *, custom_id: str | None = None) -> Interaction:
        """Press a button that is on the message now, by its label or its custom_id."""
        buttons = [message.button(label)] if label is not None else message.buttons
        for button in buttons:
            if button.get("custom_id") == (custom_id or button.get("custom_id")):
                if button.get("disabled"):
                    raise CannotUse(f"the button {button.get('label')!r} is disabled")
                return self.forge(message, button["custom_id"])
        raise CannotUse(f"no button has the custom_id {custom_id!r}")

    def choose(self, message: Message, label: str) -> Interaction:
        """Choose the option with this label from the menu that is on the message now."""
        [menu] = message.menus
        for option in menu["options"]:
            if option["label"] == label:
                return self.forge(message, menu["custom_id"], values=[option["value"]])
        raise CannotUse(f"no option is labelled {label!r}")

    def forge(self, on: Message | Channel, custom_id: str, *, values: list[str] | None = None) -> Interaction:
        """Press a button that may not be there, on a message or on one that never was; the bot is told it was.

        With values it is a menu, from which these were chosen.
        """
        message = on if isinstance(on, Message) else Message(self.world.new_id(), on, self.world.bot, deleted=True)
        data: Json = {"custom_id": custom_id, "component_type": BUTTON if values is None else MENU}
        if values is not None:
            data["values"] = values
        data["id"] = number_of(custom_id, _with_component(message, data))
        return self._send(Kind.COMPONENT, message.channel, data, message)

    def say(self, channel: Channel, content: str) -> Message:
        """A message of their own. The bot has no intent for messages, so it is told nothing."""
        message = Message(self.world.new_id(), channel, self, content)
        self.world.show(message)
        return message

    def _send(self, kind: Kind, channel: Channel, data: Json, source: Message | None = None) -> Interaction:
        world, token = self.world, secrets.token_urlsafe(48)
        interaction = Interaction(world.new_id(), token, kind, self, channel, world.clock(), data, source)
        interaction.payload = self._payload(interaction)
        world.add_interaction(interaction)
        interaction.delivered = self.gateway.tell("INTERACTION_CREATE", interaction.payload)
        return interaction

    def _payload(self, interaction: Interaction) -> Json:
        channel, guild = interaction.channel, interaction.channel.guild
        permissions = str(int(channel.permissions_of(self)))
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(self.world.application_id),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": guild.features},
            "channel_id": str(channel.id),
            "channel": {**channel.payload(), "permissions": permissions},
            "member": {**self.member_payload(), "user": self.payload(), "permissions": permissions},
            "app_permissions": str(int(channel.bot_permissions)),
            "locale": self.locale,
            "guild_locale": guild.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10_485_760,
            "data": interaction.data,
        }
        if interaction.source is not None:
            components = _with_component(interaction.source, interaction.data)
            payload["message"] = {**interaction.source.payload(), "components": components}
        return payload


def _with_component(message: Message, data: Json) -> list[Json]:
    """The components of the message, with the button or menu that was used among them."""
    custom_id, kind = data["custom_id"], data["component_type"]
    if custom_id in [each.get("custom_id") for each in (*message.buttons, *message.menus)]:
        return message.components
    # discord.py does not look at a press of a button that the message does not have.
    looks: Json = {"style": 2, "label": "?"} if kind == BUTTON else {"options": []}
    forged: Json = {"type": kind, "custom_id": custom_id, **looks}
    return numbered([*message.components, {"type": 1, "components": [forged]}])

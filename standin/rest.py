"""The routes that the bot uses with its token: itself, its commands, and messages in channels."""

from typing import Any

from aiohttp import web

from standin import refusals
from standin.command_limits import CHAT_INPUT, check_commands
from standin.forms import Json, json_response
from standin.gateway import Gateway
from standin.limits import COMPONENTS_V2, check_message
from standin.messages import Message
from standin.payloads import application, own_user
from standin.persons import Permission
from standin.places import Channel, ChannelType
from standin.refusals import Refused
from standin.world import World

API = "/api/v10"
FORM: web.RequestKey[Any] = web.RequestKey("form")
"""The body of a request, from JSON or from a multipart form; ``files`` in it are its files by their numbers."""

NO_CONTENT = 204
IN_SERVERS = 0
MAY_BE_SET = 1 << 2 | 1 << 12 | COMPONENTS_V2
"""The flags of a message in a channel: suppressed embeds, suppressed notifications, the new components."""


class Rest:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> list[web.RouteDef]:
        message = f"{API}/channels/{{channel:\\d+}}/messages/{{message:\\d+}}"
        return [
            web.get(f"{API}/users/@me", self.me),
            web.get(f"{API}/applications/@me", self.application),
            web.get(f"{API}/oauth2/applications/@me", self.application),
            web.get(f"{API}/gateway/bot", self.gateway),
            web.get(f"{API}/applications/{{application:\\d+}}/commands", self.commands),
            web.put(f"{API}/applications/{{application:\\d+}}/commands", self.register_commands),
            web.get(f"{API}/channels/{{channel:\\d+}}", self.channel),
            web.post(f"{API}/channels/{{channel:\\d+}}/messages", self.send),
            web.get(message, self.message),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
            web.get("/attachments/{channel:\\d+}/{file:\\d+}/{name}", self.attachment),
        ]

    async def me(self, request: web.Request) -> web.Response:
        return json_response(own_user(self._world.bot))

    async def application(self, request: web.Request) -> web.Response:
        world = self._world
        return json_response(application(world.bot, world.operator, len(world.guilds)))

    async def gateway(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return json_response({"url": self._gateway.address, "shards": 1, "session_start_limit": limit})

    async def commands(self, request: web.Request) -> web.Response:
        self._check_application(request)
        return json_response(list(self._world.commands.values()))

    async def register_commands(self, request: web.Request) -> web.Response:
        """Put these commands in place of all others; one whose name stays keeps its id."""
        self._check_application(request)
        world = self._world
        commands: list[Json] = [{"type": CHAT_INPUT, "options": [], **command} for command in request[FORM]]
        check_commands(commands)
        before = world.commands
        world.commands = {}
        for command in commands:
            key = (command["type"], command["name"])
            kept = before.get(key, {"id": str(world.new_id())})["id"]
            # What the bot leaves open is settled so: for everybody, in servers.
            command["integration_types"] = command.get("integration_types") or [IN_SERVERS]
            of_ours = {"id": kept, "application_id": str(world.application_id), "version": str(world.new_id())}
            world.commands[key] = {"description": "", "default_member_permissions": None, **command, **of_ours}
        world.registered.set()
        return await self.commands(request)

    async def channel(self, request: web.Request) -> web.Response:
        return json_response(self._channel(request).payload())

    async def send(self, request: web.Request) -> web.Response:
        channel, form = self._channel(request), request[FORM]
        needed = channel.send_permission
        needed |= Permission.EMBED_LINKS if form.get("embeds") else 0
        needed |= Permission.ATTACH_FILES if form.get("files") else 0
        self._world.channel(channel.id, needed)
        if channel.type is ChannelType.FORUM:
            raise Refused(refusals.NOT_A_TEXT_CHANNEL)
        if channel.locked and channel.archived:
            raise Refused(refusals.ARCHIVED_THREAD)
        check_message(form)
        form = {**form, "flags": (form.get("flags") or 0) & MAY_BE_SET}
        return json_response(self._world.send_once(channel, form).payload())

    async def message(self, request: web.Request) -> web.Response:
        return json_response(self._message(request).payload())

    async def edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message.author is not self._world.bot:
            raise Refused(refusals.NOT_YOUR_MESSAGE)
        if message.channel.archived:
            raise Refused(refusals.ARCHIVED_THREAD)
        check_message(request[FORM], before=message)
        return json_response(self._world.edit(message, request[FORM]).payload())

    async def delete(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message.author is not self._world.bot:
            self._world.channel(message.channel.id, Permission.MANAGE_MESSAGES)
        self._world.delete(message)
        return web.Response(status=NO_CONTENT)

    async def attachment(self, request: web.Request) -> web.Response:
        file = self._world.files.get(int(request.match_info["file"]))
        if file is None:
            raise Refused(refusals.NOT_FOUND)
        return web.Response(body=file.content, content_type=file.content_type)

    def _check_application(self, request: web.Request) -> None:
        if int(request.match_info["application"]) != self._world.application_id:
            raise Refused(refusals.UNKNOWN_APPLICATION)

    def _channel(self, request: web.Request) -> Channel:
        return self._world.channel(int(request.match_info["channel"]))

    def _message(self, request: web.Request) -> Message:
        return self._channel(request).message(int(request.match_info["message"]))

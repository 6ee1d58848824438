"""The routes of an interaction, which need no token but its own: its answer and its followups."""

from aiohttp import web

from standin import refusals
from standin.forms import Json, json_response
from standin.interactions import Answer, Interaction, Kind, Reply
from standin.limits import check_choices, check_message
from standin.messages import EPHEMERAL, LOADING, Message
from standin.refusals import Refused, invalid_form
from standin.rest import API, FORM, MAY_BE_SET, NO_CONTENT
from standin.world import World

SECONDS_TO_ANSWER = 3
SECONDS_TO_FOLLOW_UP = 15 * 60

ANSWERS = {
    Kind.COMMAND: {Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.MODAL},
    Kind.COMPONENT: set(Reply) - {Reply.CHOICES},
    Kind.AUTOCOMPLETE: {Reply.CHOICES},
}


class Webhooks:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        webhook = f"{API}/webhooks/{{application:\\d+}}/{{token}}"
        message = f"{webhook}/messages/{{message:@original|\\d+}}"
        return [
            web.post(f"{API}/interactions/{{interaction:\\d+}}/{{token}}/callback", self.answer),
            web.post(webhook, self.follow_up),
            web.get(message, self.message),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
        ]

    async def answer(self, request: web.Request) -> web.Response:
        interaction = self._waiting(request)
        form: Json = request[FORM]
        if form.get("type") not in ANSWERS[interaction.type]:
            raise invalid_form("type", f"An interaction of type {interaction.type} cannot be answered so.")
        files = {"files": form["files"]} if "files" in form else {}
        answer = Answer(Reply(form["type"]), {**(form.get("data") or {}), **files})
        interaction.message = self._carry_out(interaction, answer)
        interaction.answer = answer
        interaction.changed()
        if request.query.get("with_response", "").lower() in ("1", "true"):
            return json_response(_answered(interaction, answer.type))
        return web.Response(status=NO_CONTENT)

    async def follow_up(self, request: web.Request) -> web.Response:
        interaction, form = self._answered(request), request[FORM]
        message = interaction.message
        if message is not None and message.loading and not message.deleted:
            # The first followup of a deferred answer is that answer, and as private as it was deferred.
            check_message(form)
            self._world.edit(message, form)
        else:
            message = self._send(interaction, form, interaction.followup_metadata)
            interaction.followups.append(message)
        interaction.changed()
        return json_response(message.payload())

    async def message(self, request: web.Request) -> web.Response:
        return json_response(self._message(request).payload())

    async def edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message.channel.archived and not message.loading:
            raise Refused(refusals.ARCHIVED_THREAD)
        check_message(request[FORM], before=message)
        self._world.edit(message, request[FORM])
        self._answered(request).changed()
        return json_response(message.payload())

    async def delete(self, request: web.Request) -> web.Response:
        self._world.delete(self._message(request))
        self._answered(request).changed()
        return web.Response(status=NO_CONTENT)

    def _carry_out(self, interaction: Interaction, answer: Answer) -> Message | None:
        """What the answer makes or changes."""
        data = answer.data
        match answer.type:
            case Reply.MESSAGE:
                return self._send(interaction, data, interaction.metadata)
            case Reply.DEFERRED_MESSAGE:
                flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
                return self._world.send(interaction.channel, {"flags": flags}, interaction.metadata)
            case Reply.DEFERRED_UPDATE:
                return interaction.source
            case Reply.UPDATE_MESSAGE:
                message = interaction.source
                if message is None or message.deleted:
                    raise Refused(refusals.UNKNOWN_MESSAGE)
                check_message(data, before=message)
                return self._world.edit(message, data)
            case Reply.CHOICES:
                return check_choices(data)
            case Reply.MODAL:
                return None

    def _send(self, interaction: Interaction, form: Json, metadata: Json) -> Message:
        check_message(form)
        form = {**form, "flags": (form.get("flags") or 0) & (MAY_BE_SET | EPHEMERAL)}
        return self._world.send(interaction.channel, form, metadata)

    def _waiting(self, request: web.Request) -> Interaction:
        """The interaction that can still be answered."""
        interaction = self._world.interactions.get(int(request.match_info["interaction"]))
        if interaction is None or interaction.token != request.match_info["token"]:
            raise Refused(refusals.UNKNOWN_INTERACTION)
        if interaction.answer is not None:
            raise Refused(refusals.ALREADY_ACKNOWLEDGED)
        if self._world.clock() - interaction.created > SECONDS_TO_ANSWER:
            raise Refused(refusals.UNKNOWN_INTERACTION)
        return interaction

    def _answered(self, request: web.Request) -> Interaction:
        """The interaction that was answered and whose token is still good."""
        interaction = self._world.interactions_by_token.get(request.match_info["token"])
        ours = int(request.match_info["application"]) == self._world.application_id
        if not ours:
            raise Refused(refusals.UNKNOWN_WEBHOOK)
        if interaction is None or self._world.clock() - interaction.created > SECONDS_TO_FOLLOW_UP:
            raise Refused(refusals.INVALID_WEBHOOK_TOKEN)
        if interaction.answer is None:
            raise Refused(refusals.UNKNOWN_WEBHOOK)
        return interaction

    def _message(self, request: web.Request) -> Message:
        interaction, which = self._answered(request), request.match_info["message"]
        made = [message for message in (interaction.message, *interaction.followups) if message and not message.deleted]
        for message in made:
            if which == str(message.id) or (which == "@original" and message is interaction.message):
                return message
        raise Refused(refusals.UNKNOWN_MESSAGE)


def _answered(interaction: Interaction, reply: Reply) -> Json:
    """What Discord tells of an answer if asked for it."""
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    message = interaction.message
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = str(message.id)
    about |= {"response_message_loading": message.loading, "response_message_ephemeral": message.ephemeral}
    if reply not in (Reply.MESSAGE, Reply.UPDATE_MESSAGE):
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": reply, "message": message.payload()}}

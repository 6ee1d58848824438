"""The routes of threads, which the bot uses with its token."""

from aiohttp import web

from standin import refusals
from standin.forms import Json, json_response
from standin.limits import check_thread
from standin.persons import Permission
from standin.places import Channel
from standin.refusals import Refused
from standin.rest import API, FORM, NO_CONTENT
from standin.world import World

CREATED = 201
OF_THE_OWNER = {"name", "archived", "auto_archive_duration"}
"""What whoever opened a thread may change of it without being allowed to manage threads."""


class Threads:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        channel = f"{API}/channels/{{channel:\\d+}}"
        return [
            web.post(f"{channel}/messages/{{message:\\d+}}/threads", self.open),
            web.patch(channel, self.change),
            web.delete(channel, self.delete),
            web.put(f"{channel}/thread-members/{{user:@me|\\d+}}", self.add_member),
        ]

    async def open(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        if channel.thread_type is None:
            raise Refused(refusals.WRONG_CHANNEL_TYPE)
        self._world.channel(channel.id, Permission.CREATE_PUBLIC_THREADS)
        message = channel.message(int(request.match_info["message"]))
        if message.thread:
            raise Refused(refusals.HAS_A_THREAD)
        check_thread(request[FORM], new=True)
        return json_response(self._world.open_thread(message, request[FORM]).payload(), status=CREATED)

    async def change(self, request: web.Request) -> web.Response:
        thread, form = self._thread(request), request[FORM]
        self._world.channel(thread.id, self._needed_to_change(thread, form))
        if thread.archived and form.get("archived") is not False:
            raise Refused(refusals.ARCHIVED_THREAD)
        check_thread(form, new=False)
        self._world.change_thread(thread, form)
        return json_response(thread.payload())

    async def delete(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        self._world.channel(thread.id, Permission.MANAGE_THREADS)
        self._world.remove_channel(thread)
        return json_response(thread.payload())

    async def add_member(self, request: web.Request) -> web.Response:
        thread, user = self._channel(request), request.match_info["user"]
        if thread.parent is None:
            raise Refused(refusals.WRONG_CHANNEL_TYPE)
        self._world.channel(thread.id, thread.send_permission)
        if thread.archived:
            raise Refused(refusals.ARCHIVED_THREAD)
        bot = self._world.bot
        person = bot if user in ("@me", str(bot.id)) else thread.guild.members.get(int(user))
        if person is None:
            raise Refused(refusals.UNKNOWN_MEMBER)
        thread.members.add(person.id)
        return web.Response(status=NO_CONTENT)

    def _channel(self, request: web.Request) -> Channel:
        return self._world.channel(int(request.match_info["channel"]))

    def _thread(self, request: web.Request) -> Channel:
        """The thread to change; no bot here may change channels."""
        channel = self._channel(request)
        if channel.parent is None:
            raise Refused(refusals.MISSING_PERMISSIONS)
        return channel

    def _needed_to_change(self, thread: Channel, form: Json) -> int:
        """The permission without which the bot may not do so; Discord asks none of whoever opened the thread."""
        bot = self._world.bot
        if thread.archived and thread.locked:
            return Permission.MANAGE_THREADS
        if thread.owner is bot and form.keys() <= OF_THE_OWNER:
            return 0
        if bot.id in thread.members and form == {"archived": False}:
            return 0
        return Permission.MANAGE_THREADS

"""The options of a command, put together as Discord's own client does from what the bot registered."""

from typing import Any

from standin.forms import Json, listed
from standin.persons import Person
from standin.places import Channel

CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (Person,),
    CHANNEL: (Channel,),
    MENTIONABLE: (Person,),
    NUMBER: (int, float),
}


class CannotUse(AssertionError):
    """Discord's client would not let anybody do this."""


def command_data(commands: dict[tuple[int, str], Json], name: str, channel: Channel, values: Json) -> Json:
    """The data of using a command: ``duel start`` is a command and its subcommand."""
    definition = _definition(commands, name)
    known = {option["name"]: option for option in listed(definition, "options")}
    if unknown := values.keys() - known.keys():
        raise CannotUse(f"/{name} has no options {sorted(unknown)}")
    if missing := {each for each in known if known[each].get("required")} - values.keys():
        raise CannotUse(f"/{name} needs the options {sorted(missing)}")
    options = [_option(known[each], value) for each, value in values.items()]
    return raw_command_data(commands, name, options, resolved(channel, values.values()))


def raw_command_data(
    commands: dict[tuple[int, str], Json], name: str, options: list[Json], found: Json | None = None
) -> Json:
    """The same with options that nobody has checked. The command itself need not be registered."""
    first, *rest = name.split()
    for depth, part in enumerate(reversed(rest)):
        options = [{"name": part, "type": SUBCOMMAND if depth == 0 else GROUP, "options": options}]
    command = commands.get((CHAT_INPUT, first), {"id": "1"})
    data: Json = {"id": command["id"], "name": first, "type": CHAT_INPUT, "options": options}
    return {**data, "resolved": found} if found else data


def autocomplete_data(commands: dict[tuple[int, str], Json], name: str, focused: str, typed: str, others: Json) -> Json:
    """The data while the option ``focused`` is being typed; Discord sends what is typed as text."""
    known = {option["name"]: option for option in listed(_definition(commands, name), "options")}
    if not known.get(focused, {}).get("autocomplete"):
        raise CannotUse(f"/{name} does not complete {focused!r}")
    options = [_option(known[each], value) for each, value in others.items()]
    options.append({"name": focused, "type": known[focused]["type"], "value": typed, "focused": True})
    return raw_command_data(commands, name, options)


def resolved(channel: Channel, values: Any) -> Json:
    """The people among the values; whoever is not in the server is no member."""
    people = [value for value in values if isinstance(value, Person)]
    if not people:
        return {}
    found: Json = {"users": {str(person.id): person.payload() for person in people}, "members": {}}
    for person in people:
        if channel.guild.holds(person):
            permissions = str(int(channel.permissions_of(person)))
            found["members"][str(person.id)] = {**person.member_payload(), "permissions": permissions}
    return found


def _definition(commands: dict[tuple[int, str], Json], name: str) -> Json:
    first, *rest = name.split()
    definition = commands.get((CHAT_INPUT, first))
    for part in rest:
        options: list[Json] = listed(definition or {}, "options")
        definition = next((option for option in options if option["name"] == part), None)
    if definition is None or any(option["type"] <= GROUP for option in listed(definition, "options")):
        raise CannotUse(f"there is no command /{name}")
    return definition


def _option(definition: Json, value: Any) -> Json:
    name, kind = definition["name"], definition["type"]
    if not isinstance(value, PYTHON_TYPES.get(kind, ())) or (isinstance(value, bool) and kind != BOOLEAN):
        raise CannotUse(f"{value!r} is not for an option of type {kind} ({name})")
    choices = listed(definition, "choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise CannotUse(f"{value!r} is not among the choices of {name}")
    size = len(value) if isinstance(value, str) else value
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        if isinstance(size, int | float) and not definition.get(least, size) <= size <= definition.get(most, size):
            raise CannotUse(f"{value!r} is out of the range of {name}")
    sent = str(value.id) if isinstance(value, Person | Channel) else value
    return {"name": name, "type": kind, "value": sent}

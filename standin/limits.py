"""What Discord does not take as a message: too long, too many, or nothing at all."""

from typing import Any

from standin.attachments import File
from standin.components import check_numbers
from standin.forms import Json, listed
from standin.messages import Message
from standin.refusals import EMPTY_MESSAGE, TOO_LARGE, Refused, invalid_form

COMPONENTS_V2 = 1 << 15
ACTION_ROW, BUTTON, LINK = 1, 2, 5

EMBED_LENGTHS = {"title": 256, "description": 4096}
EMBED_PARTS = {"author": ("name", 256), "footer": ("text", 2048)}
ALL_EMBEDS = 6000
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
FILES, FILE_DESCRIPTION, ALL_FILES = 10, 1024, 10 * 2**20


def check_message(form: Json, *, before: Message | None = None) -> None:
    """Refuse the form of a new message, or of a change to the message that was there before."""
    _check_length(form.get("content"), 2000, "content")
    _check_length(form.get("nonce"), 25, "nonce")
    _check_embeds(listed(form, "embeds"))
    if not (form.get("flags") or 0) & COMPONENTS_V2:
        _check_rows(listed(form, "components"))
    check_numbers(listed(form, "components"))
    _check_mentions(form.get("allowed_mentions") or {})
    _check_files(form.get("files") or {}, listed(form, "attachments"), before)
    if not any(_after(form, before, name) for name in ("content", "embeds", "components", "attachments")):
        raise Refused(EMPTY_MESSAGE)


def check_thread(form: Json, *, new: bool) -> None:
    """Refuse the form of a new thread, or of a change to one."""
    if new or form.get("name") is not None:
        _check_length(form.get("name"), 100, "name", least=1)
    if form.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        raise invalid_form("auto_archive_duration", f"Value must be one of {ARCHIVE_MINUTES}.")


def check_choices(data: Json) -> None:
    """Refuse what Discord would not show under an option that is being typed."""
    choices: list[Json] = listed(data, "choices")
    if len(choices) > 25:
        raise invalid_form("data.choices", "Must be 25 or fewer in length.")
    for number, choice in enumerate(choices):
        check_choice(choice, f"data.choices.{number}")


def check_choice(choice: Json, where: str) -> None:
    _check_length(choice.get("name"), 100, f"{where}.name", least=1)
    if isinstance(choice.get("value"), str):
        _check_length(choice["value"], 100, f"{where}.value")
    elif not isinstance(choice.get("value"), int | float) or abs(choice["value"]) > 2**53:
        raise invalid_form(f"{where}.value", "Not a number that Discord can hold.")


def _after(form: Json, before: Message | None, name: str) -> Any:
    if name == "attachments" and form.get("files"):
        return True
    return form[name] if name in form else before and getattr(before, name)


def _check_length(value: object, most: int, where: str, *, least: int = 0) -> None:
    length = len(str(value)) if value is not None else 0
    if not least <= length <= most:
        raise invalid_form(where, f"Must be between {least} and {most} in length.")


def _check_embeds(embeds: list[Json]) -> None:
    if len(embeds) > 10:
        raise invalid_form("embeds", "Must be 10 or fewer in length.")
    total = sum(_check_embed(embed, f"embeds.{number}") for number, embed in enumerate(embeds))
    if total > ALL_EMBEDS:
        raise invalid_form("embeds", f"Embed size exceeds maximum size of {ALL_EMBEDS}")


def _check_embed(embed: Json, where: str) -> int:
    """How much text there is in it."""
    fields: list[Json] = listed(embed, "fields")
    if len(fields) > 25:
        raise invalid_form(f"{where}.fields", "Must be 25 or fewer in length.")
    texts = [(embed.get(name), most, name, 0) for name, most in EMBED_LENGTHS.items()]
    for part, (name, most) in EMBED_PARTS.items():
        inside: Json = embed.get(part) or {}
        texts.append((inside.get(name), most, part, 0))
    for number, each in enumerate(fields):
        texts += [(each.get("name"), 256, f"fields.{number}.name", 1)]
        texts += [(each.get("value"), 1024, f"fields.{number}.value", 1)]
    for text, most, name, least in texts:
        _check_length(text, most, f"{where}.{name}", least=least)
    return sum(len(text) for text, *_ in texts if text)


def _check_rows(rows: list[Json]) -> None:
    if len(rows) > 5:
        raise invalid_form("components", "Must be 5 or fewer in length.")
    taken: set[str] = set()
    for number, row in enumerate(rows):
        where = f"components.{number}"
        items: list[Json] = listed(row, "components")
        if row.get("type") != ACTION_ROW or not 1 <= len(items) <= 5:
            raise invalid_form(where, "An action row holds between 1 and 5 components.")
        for place, item in enumerate(items):
            _check_component(item, f"{where}.components.{place}", taken)


def _check_component(item: Json, where: str, taken: set[str]) -> None:
    if item.get("type") == BUTTON:
        _check_length(item.get("label"), 80, f"{where}.label")
        if not item.get("label") and not item.get("emoji"):
            raise invalid_form(where, "A button needs a label or an emoji.")
        if item.get("style") == LINK:
            return _check_length(item.get("url"), 512, f"{where}.url", least=1)
    custom_id = item.get("custom_id")
    _check_length(custom_id, 100, f"{where}.custom_id", least=1)
    if custom_id in taken:
        raise invalid_form(f"{where}.custom_id", "Component custom id cannot be duplicated")
    return taken.add(str(custom_id))


def _check_files(files: dict[int, File], described: list[Json], before: Message | None) -> None:
    if sum(len(file.content) for file in files.values()) > ALL_FILES:
        raise Refused(TOO_LARGE)
    if max(len(files), len(described)) > FILES:
        raise invalid_form("attachments", f"Must be {FILES} or fewer in length.")
    there = files.keys() | {file.id for file in (before.attachments if before else [])}
    for number, each in enumerate(described):
        _check_length(each.get("description"), FILE_DESCRIPTION, f"attachments.{number}.description")
        if int(each["id"]) not in there:
            raise invalid_form(f"attachments.{number}.id", "No file has this number.")


def _check_mentions(allowed: Json) -> None:
    parse: list[str] = listed(allowed, "parse")
    for kind in ("users", "roles"):
        if kind in parse and allowed.get(kind):
            raise invalid_form("allowed_mentions", f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.')
        if len(listed(allowed, kind)) > 100:
            raise invalid_form(f"allowed_mentions.{kind}", "Must be 100 or fewer in length.")
    if not set(parse) <= {"users", "roles", "everyone"}:
        raise invalid_form("allowed_mentions.parse", "Not something that can be mentioned.")

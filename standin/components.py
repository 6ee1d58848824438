"""The numbers of components: Discord gives one to each that comes without."""

from collections.abc import Iterable, Iterator
from itertools import count

from standin.forms import Json, listed
from standin.refusals import invalid_form

LARGEST = 2**31 - 1


def numbered(components: list[Json]) -> list[Json]:
    """The same components, all with numbers: those without one, or with 0, get the first that are free."""
    taken = {each.get("id") for each in _all(components)}
    free = (number for number in count(1) if number not in taken)
    return [_with_number(each, free) for each in components]


def number_of(custom_id: str, components: list[Json]) -> int:
    """The number of the component with this custom_id, among components that are numbered."""
    return next(each["id"] for each in _all(components) if each.get("custom_id") == custom_id)


def check_numbers(components: list[Json]) -> None:
    """Refuse numbers that two components share, and what is no number of a component."""
    given = [each["id"] for each in _all(components) if each.get("id") is not None]
    if not all(isinstance(number, int) and 0 <= number <= LARGEST for number in given):
        raise invalid_form("components", f"The id of a component must be between 0 and {LARGEST}.")
    own = [number for number in given if number]
    if len(set(own)) < len(own):
        raise invalid_form("components", "Component id cannot be duplicated")


def _all(components: Iterable[Json]) -> Iterator[Json]:
    for each in components:
        yield each
        yield from _all(listed(each, "components"))


def _with_number(component: Json, free: Iterator[int]) -> Json:
    result = {**component, "id": component.get("id") or next(free)}
    if "components" in component:
        result["components"] = [_with_number(each, free) for each in component["components"]]
    return result

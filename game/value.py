"""What a value is: known by what it holds, and never changed."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A dataclass whose fields nobody may assign to.

    The type checker sees to that and the interpreter does not: a dataclass that it keeps frozen takes four times as
    long to make, and every move makes a dozen.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)

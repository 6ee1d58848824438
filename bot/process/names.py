"""People's names as Discord should show them: plain text, whatever is in them."""

import re
import unicodedata
from functools import lru_cache

ZERO_WIDTH_JOINER = "\u200d"
"""It holds emoji such as families together; every other invisible character is left out."""

INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Unicode's categories of control, format and private characters and of line breaks."""


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    """The name without invisible characters, and with its Markdown, mentions and links made harmless."""
    one_line = " ".join(name.split())
    visible = "".join(c for c in one_line if c == ZERO_WIDTH_JOINER or unicodedata.category(c) not in INVISIBLE)
    escaped = re.sub(r"([\\*_~`|<>\[\]:@])", r"\\\1", visible.strip(f" {ZERO_WIDTH_JOINER}"))
    # At the start of a line these would make a list or a heading.
    return re.sub(r"^(\d*)([#.)+-])", r"\1\\\2", escaped) or "Somebody"

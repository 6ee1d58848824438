"""People's names as Discord should show them: plain text, whatever is in them."""

import re
import unicodedata

ZERO_WIDTH_JOINER = "\u200d"
"""It holds emoji such as families together; every other invisible character is left out."""


def shown(name: str) -> str:
    """The name without invisible characters, and with its Markdown, mentions and links made harmless."""
    visible = "".join(c for c in name if c == ZERO_WIDTH_JOINER or unicodedata.category(c) not in INVISIBLE)
    escaped = re.sub(r"([\\*_~`|<>\[\]:@])", r"\\\1", " ".join(visible.split()))
    # At the start of a line these would make a list or a heading.
    return re.sub(r"^(\d*)([#.)+-])", r"\1\\\2", escaped) or "Somebody"


INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode's categories of control, format and unassigned characters and of line breaks."""

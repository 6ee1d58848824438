"""How Python looks for what nobody uses any more."""

import gc

SELDOM = 50_000
"""New objects before a look; by default 700. With 64 moves at once, each look finds all of them still in use, and
looks that find nothing were a sixth of what a press cost."""


def collect_seldom() -> None:
    """Look for cycles less often, and never again at what came with the imports. Most things go without a look."""
    gc.freeze()
    gc.set_threshold(SELDOM)

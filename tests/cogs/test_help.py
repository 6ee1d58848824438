"""``/help``."""

from cogs.choices import usual
from game import VARIANTS
from tests.cogs.club import Club, in_code_type
from tests.english import aim, title


async def test_help_tells_the_one_who_asks_what_this_is_how_to_begin_and_of_every_game(club: Club) -> None:
    told = club.private(await club.carol.slash(club.channel, "help"))
    [embed] = told.embeds
    text = in_code_type(embed.description)
    assert text.startswith("Small, sharp number games for two: you multiply by 2 to 9 in turn, starting from 1.")
    assert "with `/duel start`" in text
    for variant in VARIANTS.values():
        assert f"- **{title(variant)}**: {aim(usual(variant))}" in text
    assert embed.description != text, "its commands can be clicked"
    assert club.channel.history() == []

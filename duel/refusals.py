"""What a member of a server may not do: each by its message, which says what to do instead, and the facts for it."""

from duel.duel import Duel, Person, Status
from game import Label, Name, NotYourTurn, NumberRefused, Player, Refusal


def no_duel() -> Refusal:
    return Refusal("refusal-no-duel")


def no_duel_of_yours() -> Refusal:
    return Refusal("refusal-no-duel-of-yours")


def match_is_over() -> Refusal:
    return Refusal("refusal-match-is-over")


def game_is_over() -> Refusal:
    return Refusal("refusal-game-is-over")


def not_yours_to_repeat(played: Duel) -> Refusal:
    return Refusal("refusal-not-yours-to-repeat", **_players(played))


def rematch_is_offered(offered: Duel) -> Refusal:
    return Refusal(
        "refusal-rematch-is-offered",
        opponent=Name(offered.opponent.name),
        link=link(offered),
        rematch=Label("button-rematch", offered.language),
        accept=Label("button-accept", offered.language),
    )


def rematch_is_on(rematch: Duel) -> Refusal:
    return Refusal("refusal-rematch-is-on", link=link(rematch))


def moved_on() -> Refusal:
    return Refusal("refusal-moved-on")


def not_accepted_yet(duel: Duel, who: Person) -> Refusal:
    if who.id == duel.opponent.id:
        return Refusal("refusal-accept-first")
    return Refusal("refusal-not-accepted-yet", opponent=Name(duel.opponent.name))


def thread_is_coming() -> Refusal:
    return Refusal("refusal-thread-is-coming")


def not_a_player(duel: Duel) -> Refusal:
    return Refusal("refusal-not-a-player", **_players(duel))


def not_your_turn(duel: Duel, turn: Player) -> Refusal:
    return NotYourTurn("refusal-not-your-turn", turn=Name(duel.person(turn).name))


def number_refused(duel: Duel, refused: NumberRefused) -> Refusal:
    """In the words of the game's book, which may name the player."""
    return Refusal(
        f"{duel.terms.variant.key}-wrong",
        player=Name(duel.person(refused.player).name),
        number=refused.number,
        target=duel.terms.target,
        **refused.facts,
    )


def not_yours_to_answer(duel: Duel, who: Person) -> Refusal:
    opponent = Name(duel.opponent.name)
    if who.id == duel.challenger.id:
        withdraw = Label("button-withdraw", duel.language)
        return Refusal("refusal-only-they-answer-you", opponent=opponent, withdraw=withdraw)
    return Refusal("refusal-only-they-answer", opponent=opponent)


def not_yours_to_withdraw(duel: Duel, who: Person) -> Refusal:
    if who.id == duel.opponent.id:
        return Refusal("refusal-decline-instead", challenger=Name(duel.challenger.name))
    return Refusal("refusal-not-yours-to-withdraw", **_players(duel))


def answered(duel: Duel) -> Refusal:
    """Of a challenge that was accepted, or is over in some way or other."""
    return Refusal(f"refusal-challenge-{duel.status}")


def not_free(bound_by: Duel, who: Person) -> Refusal:
    """Of somebody who would have two duels in a channel: this one binds them already."""
    if bound_by.status is Status.OFFERED:
        return Refusal("refusal-challenge-waits", opponent=Name(bound_by.opponent.name), link=link(bound_by))
    other = bound_by.opponent if who.id == bound_by.challenger.id else bound_by.challenger
    return Refusal("refusal-in-a-match", other=Name(other.name), link=link(bound_by))


def no_hints_between_members() -> Refusal:
    return Refusal("refusal-no-hints")


def nothing_to_review() -> Refusal:
    return Refusal("refusal-nothing-to-review")


def puzzle_of_another_day() -> Refusal:
    return Refusal("refusal-puzzle-of-another-day")


def puzzle_not_tried() -> Refusal:
    return Refusal("refusal-puzzle-not-tried")


def puzzle_shared() -> Refusal:
    return Refusal("refusal-puzzle-shared")


def link(duel: Duel) -> str:
    """The address of the duel's newest message, or of its channel if it has none yet."""
    address = f"https://discord.com/channels/{duel.guild_id}/{duel.channel_id}"
    return f"{address}/{duel.message_id}" if duel.message_id else address


def _players(duel: Duel) -> dict[str, Name]:
    return {"challenger": Name(duel.challenger.name), "opponent": Name(duel.opponent.name)}

"""The sentences for what a member of a server may not do. Each says what to do instead."""

from duel.duel import Duel, Person, Status
from game import Narrator, NotYourTurn, NumberRefused, Player, Refusal

ANSWERED = {
    Status.LIVE: "has been accepted already. `/duel board` shows the game.",
    Status.FINISHED: "has been played to its end. Start another with `/duel start`.",
    Status.STOPPED: "was stopped by a moderator. Start another with `/duel start`.",
    Status.DECLINED: "has been declined. Start another with `/duel start`.",
    Status.WITHDRAWN: "has been withdrawn. Start another with `/duel start`.",
    Status.EXPIRED: "has expired. Start another with `/duel start`.",
    Status.ABANDONED: "is over. Start another with `/duel start`.",
}


def no_duel() -> Refusal:
    return Refusal("There is no match in this channel. Start one with `/duel start`.")


def no_duel_of_yours() -> Refusal:
    return Refusal("You have no match in this channel. Start one with `/duel start`.")


def match_is_over() -> Refusal:
    return Refusal("This match is over. Start another with `/duel start`.")


def game_is_over() -> Refusal:
    return Refusal("That game is over. `/duel resign` is about the one that is on now.")


def not_yours_to_repeat(played: Duel) -> Refusal:
    return Refusal(
        "A rematch is between {challenger} and {opponent}. Start your own match with `/duel start`.",
        challenger=played.challenger.name,
        opponent=played.opponent.name,
    )


def rematch_is_offered(offered: Duel) -> Refusal:
    return Refusal(
        f"You have offered it already: {link(offered)}. It starts when {{opponent}} presses Rematch or Accept.",
        opponent=offered.opponent.name,
    )


def rematch_is_on(rematch: Duel) -> Refusal:
    return Refusal(f"The rematch is on already: {link(rematch)}. When it is over, you can play another.")


def moved_on() -> Refusal:
    return Refusal("The game has moved on. Use the newest board; `/duel board` shows it again.")


def not_accepted_yet(duel: Duel, who: Person) -> Refusal:
    if who.id == duel.opponent.id:
        return Refusal("The match starts when you accept the challenge. `/duel board` shows it again.")
    return Refusal(
        "The match starts when {opponent} accepts the challenge. Wait for that, or withdraw it and challenge another.",
        opponent=duel.opponent.name,
    )


def thread_is_coming() -> Refusal:
    return Refusal("The thread of this match is being opened. Make your move there in a moment.")


def not_a_player(duel: Duel) -> Refusal:
    return Refusal(
        "This match is between {challenger} and {opponent}. Start your own with `/duel start`.",
        challenger=duel.challenger.name,
        opponent=duel.opponent.name,
    )


def not_your_turn(duel: Duel, turn: Player) -> Refusal:
    return NotYourTurn("It is {turn}'s turn. Yours comes after their move.", turn=duel.person(turn).name)


def number_refused(duel: Duel, refused: NumberRefused) -> Refusal:
    """In the words of the game's book, which may name the player."""
    fields = {Player.ONE: "{challenger}", Player.TWO: "{opponent}"}
    narrator = Narrator(duel.terms, duel.terms.variant.book.channel, fields)
    return Refusal(narrator.refuse(refused), challenger=duel.challenger.name, opponent=duel.opponent.name)


def not_yours_to_answer(duel: Duel, who: Person) -> Refusal:
    if who.id == duel.challenger.id:
        return Refusal(
            "Only {opponent} can answer your challenge. Wait for that, or take it back with Withdraw.",
            opponent=duel.opponent.name,
        )
    return Refusal(
        "Only {opponent} can answer this challenge. Start your own with `/duel start`.",
        opponent=duel.opponent.name,
    )


def not_yours_to_withdraw(duel: Duel, who: Person) -> Refusal:
    if who.id == duel.opponent.id:
        return Refusal(
            "Only {challenger} can withdraw this challenge. You can decline it.", challenger=duel.challenger.name
        )
    return Refusal(
        "Only {challenger} can withdraw this challenge. {opponent} can decline it.",
        challenger=duel.challenger.name,
        opponent=duel.opponent.name,
    )


def answered(duel: Duel) -> Refusal:
    return Refusal(f"This challenge {ANSWERED[duel.status]}")


def not_free(bound_by: Duel, who: Person) -> Refusal:
    """Of somebody who would have two duels in a channel: this one binds them already."""
    if bound_by.status is Status.OFFERED:
        return Refusal(
            f"Your challenge to {{opponent}} is waiting in this channel ({link(bound_by)}). "
            "Withdraw it there first, or duel in another channel or thread.",
            opponent=bound_by.opponent.name,
        )
    other = bound_by.opponent if who.id == bound_by.challenger.id else bound_by.challenger
    return Refusal(
        f"You are in a match with {{other}} in this channel ({link(bound_by)}). "
        "Finish it first, or duel in another channel or thread.",
        other=other.name,
    )


def no_hints_between_members() -> Refusal:
    return Refusal(
        "Hints are for games against me; between members they would not be fair. "
        "When this match is over, challenge me with `/duel start`."
    )


def nothing_to_review() -> Refusal:
    return Refusal("There is no such finished game in this channel. Play one with `/duel start`, then ask again.")


def puzzle_of_another_day() -> Refusal:
    return Refusal("This puzzle was of another day. `/puzzle` shows today's.")


def puzzle_not_tried() -> Refusal:
    return Refusal("You have not tried today's puzzle yet. `/puzzle` shows it; share it when you have.")


def puzzle_shared() -> Refusal:
    return Refusal("You have shared today's puzzle already. There is another one tomorrow: ask for it with `/puzzle`.")


def link(duel: Duel) -> str:
    """The address of the duel's newest message, or of its channel if it has none yet."""
    address = f"https://discord.com/channels/{duel.guild_id}/{duel.channel_id}"
    return f"{address}/{duel.message_id}" if duel.message_id else address

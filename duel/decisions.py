"""What may be done to a duel as it stands: pure functions from the duel to the change, or a refusal."""

from dataclasses import replace
from datetime import datetime

from duel import refusals
from duel.changes import End, Extend, Play, Remind, ShowAgain, Start, StartAtOnce, Turn
from duel.deadlines import quarter
from duel.duel import BOT, OPEN, Duel, First, Offer, Person, Status
from game import (
    GameStarted,
    Level,
    Match,
    Move,
    Multiply,
    NumberRefused,
    Player,
    Resign,
    RunOutOfTime,
    Terms,
    new_match,
    play,
)
from game.opponent import Dice, choose
from game.solver import is_solved
from game.value import value


class NothingDue(Exception):
    """The clock was looked at too early, or the duel is over."""


class Unsolved(Exception):
    """The bot has to think before it can play on these terms, which would take too long in a transaction."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms


@value
class Board:
    """Which board a button stands on."""

    duel_id: int
    game: int
    ply: int


def board_of(duel: Duel) -> Board | None:
    """The board that is live, if the match is."""
    return Board(duel.id, *duel.position) if duel.status is Status.LIVE else None


def challenge(duel: Duel | None, offer: Offer) -> Offer:
    if duel is not None and duel.binds(offer.challenger.id):
        raise refusals.not_free(duel, offer.challenger)
    return offer


def challenge_the_bot(duel: Duel | None, offer: Offer, now: datetime, dice: Dice) -> StartAtOnce:
    """A challenge to the bot, which accepts at once."""
    return StartAtOnce(challenge(duel, offer), _start(offer, now, dice))


def accept(duel: Duel | None, who: Person, message_id: int, now: datetime, dice: Dice) -> Start:
    """Begin the match, and its thread (if it wants one) from this message with the challenge."""
    duel = _offered(duel)
    if who.id != duel.opponent.id:
        raise refusals.not_yours_to_answer(duel, who)
    start = _start(duel, now, dice)
    return replace(start, thread_id=message_id) if duel.wants_thread else start


def rematch(
    played: Duel | None, offered: Duel | None, who: Person, again: Offer, message_id: int, now: datetime, dice: Dice
) -> Offer | StartAtOnce | Start:
    """Offer the match again, or begin it if the other player has offered it: then from this message."""
    if played is None or played.match is None or played.status is not Status.FINISHED:
        raise refusals.match_is_over()
    if played.player(who.id) is None:
        raise refusals.not_yours_to_repeat(played)
    if offered is not None and offered.status is Status.LIVE:
        raise refusals.rematch_is_on(offered)
    if again.level is not None:
        return StartAtOnce(again, _start(again, now, dice))
    if offered is None:
        return again
    if who.id == offered.challenger.id:
        raise refusals.rematch_is_offered(offered)
    return accept(offered, who, offered.message_id or message_id, now, dice)


def again(
    played: Duel,
    who: Person,
    channel_id: int,
    level: Level | None,
    terms: Terms,
    expires_at: datetime,
    language: str | None = None,
) -> Offer:
    """The same match once more, offered by one of its players: who moved second in it moves first now."""
    player, match = played.player(who.id), played.match
    opponent = played.person(player.other) if player else played.opponent
    starts = match.started_by.other if match else None
    return Offer(
        guild_id=played.guild_id,
        channel_id=channel_id,
        challenger=who,
        opponent=opponent,
        terms=terms,
        first=First.CHALLENGER if starts is player else First.OPPONENT,
        clock=played.clock,
        expires_at=expires_at,
        level=level,
        wants_thread=played.wants_thread and channel_id != played.channel_id,
        surprise=played.surprise,
        rematch_of=played.id,
        language=language or played.language,
    )


def decline(duel: Duel | None, who: Person) -> End:
    duel = _offered(duel)
    if who.id != duel.opponent.id:
        raise refusals.not_yours_to_answer(duel, who)
    return End(Status.DECLINED)


def withdraw(duel: Duel | None, who: Person) -> End:
    duel = _offered(duel)
    if who.id != duel.challenger.id:
        raise refusals.not_yours_to_withdraw(duel, who)
    return End(Status.WITHDRAWN)


def show_again(duel: Duel | None) -> ShowAgain:
    if duel is None or duel.status is not Status.LIVE:
        _offered(duel)
    return ShowAgain()


def multiply(duel: Duel | None, who: Person, number: int, board: Board | None, now: datetime, dice: Dice) -> Play:
    """The move of a command, or of a button on ``board``."""
    if board is not None and (duel is None or board.duel_id != duel.id):
        raise refusals.match_is_over()
    duel, match, player = _playing(duel, who)
    if board is not None and board != board_of(duel):
        raise refusals.moved_on()
    if player is not match.game.turn:
        raise refusals.not_your_turn(duel, match.game.turn)
    try:
        return _play(duel, match, Multiply(player, number), now, dice)
    except NumberRefused as refused:
        raise refusals.number_refused(duel, refused) from None


def press(
    duel: Duel | None, channel_id: int, who: Person, number: int, board: Board, now: datetime, dice: Dice
) -> Play:
    """The move of a button on ``board`` in this channel; whoever forges one may name any duel."""
    is_on = duel is not None and duel.status in OPEN and duel.channel_id == channel_id
    return multiply(duel if is_on else None, who, number, board, now, dice)


def own_match(duel: Duel | None, who: Person) -> Duel:
    """The duel, if it is a match that they play."""
    return _playing(duel, who)[0]


def resign(duel: Duel | None, who: Person, game: int, *, whole_match: bool, now: datetime, dice: Dice) -> Play:
    """Give up this game of the match, if it is still on, or all of it."""
    if duel is None or duel.status is not Status.LIVE:
        raise refusals.match_is_over()
    duel, match, player = _playing(duel, who)
    if match.number != game:
        raise refusals.game_is_over()
    return _play(duel, match, Resign(player, whole_match), now, dice)


def stop(duel: Duel | None) -> End:
    if duel is None or duel.status not in OPEN:
        raise refusals.match_is_over()
    return End(Status.STOPPED)


def abandon(duel: Duel | None) -> End:
    """The channel is gone, and with it the match."""
    if duel is None or duel.status not in OPEN:
        raise NothingDue
    return End(Status.ABANDONED)


def wake(duel: Duel | None, now: datetime, dice: Dice) -> End | Remind | Extend | Play:
    """What the clock has to do."""
    if duel is None or duel.wake_at is None or duel.wake_at > now:
        raise NothingDue
    assert duel.deadline is not None, "a clock that runs has an end"
    if now >= duel.deadline:
        if duel.match is None:
            return End(Status.EXPIRED)
        return _play(duel, duel.match, RunOutOfTime(duel.match.game.turn), now, dice)
    if duel.match is None or duel.reminded:
        # The bot was away meanwhile, and that time is given back.
        return Extend(duel.deadline)
    remind_at = duel.deadline - quarter(duel.clock)
    return Remind() if now >= remind_at else Extend(remind_at)


def _offered(duel: Duel | None) -> Duel:
    if duel is None:
        raise refusals.match_is_over()
    if duel.status is not Status.OFFERED:
        raise refusals.answered(duel)
    return duel


def _playing(duel: Duel | None, who: Person) -> tuple[Duel, Match, Player]:
    if duel is None:
        raise refusals.no_duel_of_yours()
    player = duel.player(who.id)
    if player is None:
        raise refusals.not_a_player(duel)
    if duel.match is None:
        raise refusals.not_accepted_yet(duel, who)
    if duel.waits_for_thread:
        raise refusals.thread_is_coming()
    return duel, duel.match, player


def _start(agreed: Duel | Offer, now: datetime, dice: Dice) -> Start:
    if agreed.level is not None:
        # Before the coin is tossed: were it tossed again whenever the bot is to begin, the bot would begin less often.
        _require_solved(agreed.terms)
    coin = Player(dice.choice(list(Player)))
    first = {First.CHALLENGER: Player.ONE, First.OPPONENT: Player.TWO, First.COIN_TOSS: coin}
    match, [started] = new_match(agreed.terms, first[agreed.first])
    assert isinstance(started, GameStarted)
    after, turns = _answered(match, agreed.level, dice)
    return Start(started, after, *_clock(agreed, now), turns)


def _play(duel: Duel, match: Match, move: Move, now: datetime, dice: Dice) -> Play:
    after, events = play(match, move)
    turn = Turn(match, move, tuple(events))
    after, answers = _answered(after, duel.level, dice)
    return Play((turn, *answers), after, *_clock(duel, now))


def _answered(match: Match, level: Level | None, dice: Dice) -> tuple[Match, tuple[Turn, ...]]:
    """The match after the bot has played, if it is the opponent: what is written is never waiting for the bot."""
    turns: list[Turn] = []
    while level is not None and match.winner is None and match.game.turn is BOT:
        _require_solved(match.terms)
        move = Multiply(BOT, choose(match.game, level, dice))
        after, events = play(match, move)
        turns.append(Turn(match, move, tuple(events)))
        match = after
    return match, tuple(turns)


def _require_solved(terms: Terms) -> None:
    if not is_solved(terms):
        raise Unsolved(terms)


def _clock(agreed: Duel | Offer, now: datetime) -> tuple[datetime, datetime]:
    """The deadline of the next move, and when to look next: for the reminder, when a quarter is left."""
    return now + agreed.clock, now + agreed.clock - quarter(agreed.clock)

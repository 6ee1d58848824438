"""What may be done to a duel, by whom and when: a table of cases for each decision, and each refusal's sentence."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from duel import Duel, End, First, Person, Start, Status, Turn
from duel.decisions import (
    Board,
    NothingDue,
    abandon,
    accept,
    board_of,
    challenge,
    challenge_the_bot,
    decline,
    multiply,
    own_match,
    resign,
    stop,
    withdraw,
)
from game import (
    VARIANTS,
    Ending,
    GameStarted,
    GameWon,
    Level,
    MatchWon,
    Multiply,
    NotYourTurn,
    Player,
    Refusal,
    Resign,
    Terms,
)
from game.events import Multiplied
from tests.bot.model import ALICE, BOB, CAROL
from tests.duel.duels import DUEL, IN_TIME, NOW, OPEN, duel, live, offer
from tests.english import told
from words import ENGLISH

ONE, TWO = Player.ONE, Player.TWO
DICE = random.Random(0)  # noqa: S311
MESSAGE = 55
OVER = [status for status in Status if status not in OPEN]

NO_MATCH = "You have no match in this channel. Start one with `/duel start`."
MATCH_OVER = "This match is over. Start another with `/duel start`."
MOVED_ON = "The game has moved on. Use the newest board; `/duel board` shows it again."
NOT_A_PLAYER = "This match is between Alice and Bob. Start your own with `/duel start`."
ANSWERED = {
    Status.LIVE: "This challenge has been accepted already. `/duel board` shows the game.",
    Status.FINISHED: "This challenge has been played to its end. Start another with `/duel start`.",
    Status.DECLINED: "This challenge has been declined. Start another with `/duel start`.",
    Status.WITHDRAWN: "This challenge has been withdrawn. Start another with `/duel start`.",
    Status.EXPIRED: "This challenge has expired. Start another with `/duel start`.",
    Status.STOPPED: "This challenge was stopped by a moderator. Start another with `/duel start`.",
    Status.ABANDONED: "This challenge is over. Start another with `/duel start`.",
}


def refused(decide: Callable[[], object]) -> str:
    """The sentence with which this is refused."""
    with pytest.raises(Refusal) as refusal:
        decide()
    return told(refusal.value)


# Challenges


ALICE_WAITS = (
    "Your challenge to Bob is waiting in this channel ({link}). Withdraw it there first, or duel in {elsewhere}."
)
IN_A_MATCH = "You are in a match with {other} in this channel ({link}). Finish it first, or duel in {elsewhere}."
CHANNEL_LINK = "https://discord.com/channels/1/2"
MESSAGE_LINK = f"{CHANNEL_LINK}/99"


def test_whoever_is_free_may_challenge() -> None:
    assert challenge(None, offer()) == offer()


@pytest.mark.parametrize(
    ("status", "message_id", "who", "sentence", "link"),
    [
        (Status.OFFERED, 99, ALICE, ALICE_WAITS, MESSAGE_LINK),
        (Status.OFFERED, None, ALICE, ALICE_WAITS, CHANNEL_LINK),
        (Status.LIVE, 99, ALICE, IN_A_MATCH, MESSAGE_LINK),
        (Status.LIVE, None, BOB, IN_A_MATCH, CHANNEL_LINK),
    ],
)
def test_whoever_is_bound_is_told_by_what(
    status: Status, message_id: int | None, who: Person, sentence: str, link: str
) -> None:
    bound_by = replace(duel(status), message_id=message_id)
    other = "Bob" if who == ALICE else "Alice"
    said = sentence.format(other=other, link=link, elsewhere="another channel or thread")
    to_carol, to_the_bot = (replace(offer(level=level), challenger=who) for level in (None, Level.EASY))
    assert refused(lambda: challenge(bound_by, to_carol)) == said
    assert refused(lambda: challenge_the_bot(bound_by, to_the_bot, NOW, DICE)) == said


def test_a_challenge_leaves_whom_it_is_offered_to_free() -> None:
    back = replace(offer(), challenger=BOB, opponent=ALICE)
    assert challenge(duel(Status.OFFERED), back) == back


@pytest.mark.parametrize("status", Status)
def test_a_duel_binds_its_challenger_and_once_it_is_on_both_players(status: Status) -> None:
    bound = {who.name for who in (ALICE, BOB, CAROL) if duel(status).binds(who.id)}
    assert bound == {Status.OFFERED: {"Alice"}, Status.LIVE: {"Alice", "Bob"}}.get(status, set())


def test_a_thread_is_started_from_the_message_that_was_answered() -> None:
    waiting = duel(Status.OFFERED)
    assert accept(waiting, BOB, MESSAGE, NOW, DICE).thread_id is None
    assert accept(replace(waiting, wants_thread=True), BOB, MESSAGE, NOW, DICE).thread_id == MESSAGE


ANSWERS: dict[str, Callable[[Duel | None, Person], Start | End]] = {
    "accept": lambda duel, who: accept(duel, who, MESSAGE, NOW, DICE),
    "decline": decline,
    "withdraw": withdraw,
}
ONLY_BOB = "Only Bob can answer this challenge. Start your own with `/duel start`."
WAIT_FOR_BOB = "Only Bob can answer your challenge. Wait for that, or take it back with Withdraw."


@pytest.mark.parametrize(
    ("answer", "who", "outcome"),
    [
        ("accept", ALICE, WAIT_FOR_BOB),
        ("accept", BOB, Start(GameStarted(1, ONE), live(), *IN_TIME)),
        ("accept", CAROL, ONLY_BOB),
        ("decline", ALICE, WAIT_FOR_BOB),
        ("decline", BOB, End(Status.DECLINED)),
        ("decline", CAROL, ONLY_BOB),
        ("withdraw", ALICE, End(Status.WITHDRAWN)),
        ("withdraw", BOB, "Only Alice can withdraw this challenge. You can decline it."),
        ("withdraw", CAROL, "Only Alice can withdraw this challenge. Bob can decline it."),
    ],
)
def test_a_challenge_is_answered_by_whom_it_concerns(answer: str, who: Person, outcome: Start | End | str) -> None:
    waiting = duel(Status.OFFERED)
    if isinstance(outcome, str):
        assert refused(lambda: ANSWERS[answer](waiting, who)) == outcome
    else:
        assert ANSWERS[answer](waiting, who) == outcome


@pytest.mark.parametrize("who", [ALICE, BOB, CAROL], ids=lambda person: person.name)
@pytest.mark.parametrize("answer", ANSWERS)
def test_a_challenge_that_no_longer_waits_says_what_became_of_it(answer: str, who: Person) -> None:
    for status in Status:
        if status is not Status.OFFERED:
            assert refused(lambda status=status: ANSWERS[answer](duel(status), who)) == ANSWERED[status]
    assert refused(lambda: ANSWERS[answer](None, who)) == MATCH_OVER


@pytest.mark.parametrize(
    ("first", "starters"),
    [(First.CHALLENGER, {ONE}), (First.OPPONENT, {TWO}), (First.COIN_TOSS, {ONE, TWO})],
)
def test_who_starts_is_as_agreed_whatever_the_dice_say(first: First, starters: set[Player]) -> None:
    offered = duel(Status.OFFERED, first=first)
    starts = [accept(offered, BOB, MESSAGE, NOW, random.Random(seed)) for seed in range(20)]  # noqa: S311
    assert {start.started.first for start in starts} == starters
    assert all(start.match.game.turn is start.started.first for start in starts)


# Moves


def test_the_live_board_is_that_of_a_match_that_is_on() -> None:
    assert board_of(duel(Status.LIVE, live(numbers=(5, 6)))) == Board(DUEL, 1, 2)
    for status in (Status.OFFERED, *OVER):
        assert board_of(duel(status)) is None


LIVE_BOARD, OLD_BOARD = Board(DUEL, 1, 1), Board(DUEL, 1, 0)
BOARD_OF_ANOTHER_GAME, BOARD_OF_ANOTHER_DUEL = Board(DUEL, 2, 1), Board(DUEL - 1, 1, 1)


@pytest.mark.parametrize("board", [None, LIVE_BOARD], ids=["command", "live board"])
def test_the_player_to_move_multiplies(board: Board | None) -> None:
    before = live(numbers=(5,))
    played = multiply(duel(Status.LIVE, before), BOB, 6, board, NOW, DICE)
    assert played.turns == (Turn(before, Multiply(TWO, 6), (Multiplied(TWO, 6, 30),)),)
    assert played.match == live(numbers=(5, 6))
    assert (played.deadline, played.wake_at) == IN_TIME


@pytest.mark.parametrize(
    ("status", "who", "number", "board", "sentence"),
    [
        (None, ALICE, 5, None, NO_MATCH),
        (None, CAROL, 5, None, NO_MATCH),
        (None, ALICE, 5, LIVE_BOARD, MATCH_OVER),
        (Status.LIVE, BOB, 5, BOARD_OF_ANOTHER_DUEL, MATCH_OVER),
        (Status.LIVE, CAROL, 5, BOARD_OF_ANOTHER_DUEL, MATCH_OVER),
        (Status.LIVE, CAROL, 5, None, NOT_A_PLAYER),
        (Status.LIVE, CAROL, 5, LIVE_BOARD, NOT_A_PLAYER),
        (Status.LIVE, CAROL, 5, OLD_BOARD, NOT_A_PLAYER),
        (Status.LIVE, BOB, 5, OLD_BOARD, MOVED_ON),
        (Status.LIVE, ALICE, 5, OLD_BOARD, MOVED_ON),
        (Status.LIVE, BOB, 5, BOARD_OF_ANOTHER_GAME, MOVED_ON),
        (Status.LIVE, ALICE, 5, None, "It is Bob's turn. Yours comes after their move."),
        (Status.LIVE, ALICE, 5, LIVE_BOARD, "It is Bob's turn. Yours comes after their move."),
        (Status.LIVE, ALICE, 12, None, "It is Bob's turn. Yours comes after their move."),
        (Status.LIVE, BOB, 1_000, None, "1,000 is not a whole number from 2 to 9. Choose again."),
        (Status.LIVE, BOB, 1, LIVE_BOARD, "1 is not a whole number from 2 to 9. Choose again."),
        (Status.FINISHED, BOB, 5, LIVE_BOARD, MOVED_ON),
        (Status.STOPPED, BOB, 5, LIVE_BOARD, MOVED_ON),
    ],
)
def test_a_move_that_cannot_be_made_is_refused(
    status: Status | None, who: Person, number: int, board: Board | None, sentence: str
) -> None:
    asked = None if status is None else duel(status, live(numbers=(5,)))
    assert refused(lambda: multiply(asked, who, number, board, NOW, DICE)) == sentence


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        (
            ALICE,
            "The match starts when Bob accepts the challenge. Wait for that, or withdraw it and challenge another.",
        ),
        (BOB, "The match starts when you accept the challenge. `/duel board` shows it again."),
        (CAROL, NOT_A_PLAYER),
    ],
)
def test_nothing_is_played_before_the_challenge_is_accepted(who: Person, sentence: str) -> None:
    waiting = duel(Status.OFFERED)
    assert refused(lambda: multiply(waiting, who, 5, None, NOW, DICE)) == sentence
    assert refused(lambda: own_match(waiting, who)) == sentence


def test_whose_turn_it_is_can_be_told_from_the_refusal() -> None:
    with pytest.raises(NotYourTurn):
        multiply(duel(Status.LIVE), BOB, 5, None, NOW, DICE)


def test_a_number_is_refused_in_the_words_of_the_channel_and_names_are_left_to_whoever_shows_it() -> None:
    exact = VARIANTS["exact100"]
    ENGLISH.learn("exact998-wrong = { $number } is nothing for this channel, { $player }.")
    terms = Terms(replace(exact, key="exact998"), 100)
    with pytest.raises(Refusal) as refusal:
        multiply(duel(Status.LIVE, live(terms)), ALICE, 12, None, NOW, DICE)
    assert told(refusal.value, str.upper) == "12 is nothing for this channel, ALICE."


# The end


@pytest.mark.parametrize(("who", "player"), [(ALICE, ONE), (BOB, TWO)])
def test_either_player_may_resign_in_turn_or_out_of_turn(who: Person, player: Player) -> None:
    before = live()
    given_up = resign(duel(Status.LIVE, before), who, 1, whole_match=False, now=NOW, dice=DICE)
    events = (GameWon(player.other, Ending.RESIGNED), MatchWon(player.other, (1, 0) if player is TWO else (0, 1)))
    assert given_up.turns == (Turn(before, Resign(player), events),)
    assert given_up.match.winner is player.other


@pytest.mark.parametrize("whole_match", [False, True])
def test_only_a_player_resigns_and_only_while_there_is_a_match(whole_match: bool) -> None:
    give_up = partial(resign, game=1, whole_match=whole_match, now=NOW, dice=DICE)
    for gone in (None, duel(Status.OFFERED), *map(duel, OVER)):
        assert refused(lambda gone=gone: give_up(gone, ALICE)) == MATCH_OVER
    assert refused(lambda: give_up(duel(Status.LIVE), CAROL)) == NOT_A_PLAYER


def test_the_match_of_a_player_is_one_that_has_begun() -> None:
    on = duel(Status.LIVE)
    assert own_match(on, ALICE) == own_match(on, BOB) == on
    assert refused(lambda: own_match(None, ALICE)) == NO_MATCH
    assert refused(lambda: own_match(on, CAROL)) == NOT_A_PLAYER


def test_a_moderator_stops_what_is_there() -> None:
    for status in OPEN:
        assert stop(duel(status)) == End(Status.STOPPED)
    for gone in (None, *map(duel, OVER)):
        assert refused(lambda gone=gone: stop(gone)) == MATCH_OVER


def test_what_is_over_is_not_abandoned() -> None:
    for status in OPEN:
        assert abandon(duel(status)) == End(Status.ABANDONED)
    for gone in (None, *map(duel, OVER)):
        with pytest.raises(NothingDue):
            abandon(gone)

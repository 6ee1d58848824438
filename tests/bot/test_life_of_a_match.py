"""The life of a match, in any order anything can happen, against a model simple enough to be seen to be right."""

from datetime import timedelta
from itertools import takewhile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from duel import Asked, First, Happened, Kind, Person, Status, against
from game import Level, Multiply, Player, agree
from storage import Place, games
from storage.places import reading
from tests.bot.life import CHALLENGE_TIME
from tests.bot.model import ALICE, BOB, CAROL, PEOPLE, ROBOT, Model
from tests.bot.stage import CHANNEL, GUILD, Stage
from tests.places import look
from tests.servers import empty_database

MESSAGE = 3
NOBODYS = 10**6
"""The id of no duel."""

CLOCK = timedelta(hours=4)
AWAY = st.sampled_from([timedelta(), timedelta(minutes=5), timedelta(hours=3), timedelta(days=2)])


class LifeOfAMatch(Stage):
    def let_bot_answer(self) -> None:
        """What the bot has played is in the log; that it may play so, and is never waited for, the model says."""
        if self.model.level is None:
            return
        with reading(self.place) as db:
            [newest] = db.execute("SELECT max(id) FROM duels WHERE player_one = ?", (ALICE.id,)).fetchone()
            moves = [move for _, _, move in games.moves_of(db, newest)]
        answers = list(takewhile(lambda move: move.player is Player.TWO, reversed(moves)))
        for move in reversed(answers):
            assert self.model.status == "live"
            assert self.model.turn == Player.TWO
            assert isinstance(move, Multiply)
            assert move.number is not None
            assert move.number in range(2, 10)
            self.model.multiply(move.number)
        assert self.model.status == "free" or self.model.turn == Player.ONE

    # What people do

    @initialize(
        variant=st.sampled_from(["exact100", "avoid100", "reach100", "over100", "race1000"]),
        aim=st.sampled_from([10, 36, 100, 1_000]),
        best_of=st.sampled_from([1, 3]),
    )
    def agree_on(self, variant: str, aim: int, best_of: int) -> None:
        self.model = Model(variant, aim, best_of)

    @rule(
        level=st.none() | st.sampled_from(Level),
        first=st.sampled_from([First.CHALLENGER, First.OPPONENT]),
        announce=st.booleans(),
    )
    def challenge(self, level: Level | None, first: First, announce: bool) -> None:
        model = self.model
        allowed = model.status == "free"
        terms = agree(model.variant, target=model.target, best_of=model.best_of)
        opponent = BOB if level is None else ROBOT
        work = self.life.matches.challenge(GUILD, CHANNEL, opponent, terms, first, CLOCK, self.asked(ALICE), level)
        self.attempt(work, allowed=allowed, announce=announce)
        if not allowed:
            return
        model.level, model.first = level, 1 if first is First.CHALLENGER else 2
        if level is None:
            model.status, model.deadline = "offered", self.time.now + CHALLENGE_TIME
        else:
            model.begin_match()
            self.wind_up()
            self.let_bot_answer()

    @precondition(lambda self: self.model.status == "offered")
    @rule(who=st.sampled_from(PEOPLE), answer=st.sampled_from(["accept", "decline", "withdraw"]))
    def answer(self, who: Person, answer: str) -> None:
        duel = self.duel()
        assert duel is not None
        allowed = who == (ALICE if answer == "withdraw" else BOB)
        matches, asked = self.life.matches, self.asked(who)
        if answer == "accept":
            self.attempt(matches.accept(duel.id, MESSAGE, asked), allowed=allowed)
        else:
            self.attempt(getattr(matches, answer)(duel.id, asked), allowed=allowed)
        if not self.town.deaf:
            self.run(self.life.outbox.deliver(duel.id))
        if allowed and answer == "accept":
            self.model.begin_match()
            self.wind_up()
        elif allowed:
            self.model.status = "free"

    @rule(who=st.sampled_from(PEOPLE), number=st.integers(-1, 12), announce=st.booleans())
    def multiply(self, who: Person, number: int, announce: bool) -> None:
        model = self.model
        allowed = model.status == "live" and who == model.who(model.turn) and model.multiply(number)
        asked = self.asked(who)
        work = self.life.matches.multiply(CHANNEL, number, asked)
        happened = self.attempt(work, allowed=allowed, announce=announce)
        if happened:
            self.wind_up()
            self.let_bot_answer()
            self.deliver_again(number, asked, happened)

    def deliver_again(self, number: int, asked: Asked, happened: Happened) -> None:
        """The same interaction once more: the same answer, and nothing else."""
        before = self.duel()
        again = self.run(self.life.matches.multiply(CHANNEL, number, asked))
        assert (again.kind, again.events) == (Kind.MOVE, happened.events)
        assert again.announcements == ()
        assert self.duel() == before

    @rule(who=st.sampled_from(PEOPLE), whole_match=st.booleans(), game_before=st.booleans())
    def resign(self, who: Person, whole_match: bool, game_before: bool) -> None:
        model, duel = self.model, self.duel()
        allowed = model.status == "live" and who in (model.who(1), model.who(2)) and not game_before
        number = (duel.position[0] if duel else 1) - game_before
        work = self.life.matches.resign(duel.id if duel else NOBODYS, number, whole_match, self.asked(who))
        self.attempt(work, allowed=allowed)
        if allowed:
            model.win(2 if who == ALICE else 1, whole_match=whole_match)
            self.wind_up()
            self.let_bot_answer()

    @rule()
    def stop(self) -> None:
        duel = self.duel()
        asked_for = self.life.matches.stop(duel.id if duel else NOBODYS, self.asked(CAROL))
        self.attempt(asked_for, allowed=self.model.status != "free")
        self.model.status = "free"

    @rule(resigns=st.booleans())
    def the_neighbours_go_on(self, resigns: bool) -> None:
        self.interactions += 1
        arguments = self.life, CHANNEL, self.interactions
        if not self.neighbours.playing:
            for happened in self.run(self.neighbours.begin(self.life, GUILD, CHANNEL, self.interactions)):
                self.tell(happened)
        elif resigns:
            self.tell(self.run(self.neighbours.resign(*arguments)))
            self.model.wins_ever[None] += 1
        else:
            self.tell(self.run(self.neighbours.multiply(*arguments)))

    # What time and trouble do

    @precondition(lambda self: self.model.status != "free")
    @rule()
    def let_time_run_out(self) -> None:
        before = self.duel()
        assert before is not None
        # First perhaps a look too early, for time was given back; then the reminder, if there was none; then the end.
        for _ in range(3):
            duel = self.duel()
            if duel is not None and duel.id == before.id and duel.match == before.match:
                assert duel.wake_at is not None
                self.time.passes(max(duel.wake_at - self.time.now, timedelta()))
                self.ring()
        assert self.time.now == self.model.deadline
        if self.model.status == "offered":
            self.model.status = "free"
        else:
            self.model.win(3 - self.model.turn)
            self.wind_up()
            self.let_bot_answer()

    @rule(deaf=st.booleans())
    def discord_comes_and_goes(self, deaf: bool) -> None:
        self.town.deaf = deaf

    @rule(stubborn=st.booleans())
    def discord_lets_no_board_be_changed_for_a_while(self, stubborn: bool) -> None:
        self.town.stubborn = stubborn

    @rule(away=AWAY)
    def crash_and_reopen(self, away: timedelta) -> None:
        self.run(self.life.presence.look())
        self.run(self.life.end(killed=True))
        self.time.now += away
        self.open()
        self.give_back(away)
        self.ring()

    @rule(away=AWAY)
    def the_line_is_down_for_a_while(self, away: timedelta) -> None:
        self.run(self.life.lose_the_line())
        self.time.passes(away)
        before = self.duel()
        self.ring()
        assert self.duel() == before, "nothing is due while nobody can move"
        self.run(self.life.presence.came())
        self.give_back(away)
        self.ring()

    @rule(away=AWAY)
    def the_machine_sleeps(self, away: timedelta) -> None:
        self.run(self.life.presence.look())
        self.time.now += away
        self.ring()
        self.give_back(away)
        self.ring()

    def give_back(self, away: timedelta) -> None:
        """Time away is given back to whoever waits, and a quarter of the clock is left, once for each move."""
        model = self.model
        if not away or model.status == "free":
            return
        model.deadline += away
        floor = self.time.now + CLOCK / 4
        if model.status == "live" and not model.granted and floor > model.deadline:
            model.deadline, model.granted = floor, True

    def wind_up(self) -> None:
        """The clock of the next move begins."""
        self.model.deadline, self.model.granted = self.time.now + CLOCK, False

    @invariant()
    def the_channel_is_as_the_model_says(self) -> None:
        if not hasattr(self, "model"):
            return
        model, duel = self.model, self.duel()
        if model.status == "free":
            assert duel is None
            return
        assert duel is not None
        assert duel.status is (Status.OFFERED if model.status == "offered" else Status.LIVE)
        assert duel.deadline == model.deadline
        if duel.match is None:
            return
        game = duel.match.game
        assert game.turn == model.turn
        assert {player: game.total_of(player) for player in Player} == model.totals
        assert {player: game.strikes_of(player) for player in Player} == model.strikes
        assert dict(zip((1, 2), duel.match.score, strict=True)) == model.score

    @invariant()
    def whoever_plays_is_bound_and_nobody_else(self) -> None:
        if not hasattr(self, "model"):
            return
        bound = {user_id for [user_id] in look(self.place, "SELECT user_id FROM seats")}
        assert bound == self.model.bound | self.neighbours.bound

    @invariant()
    def no_duel_has_two_live_boards(self) -> None:
        for duel_id, boards in self.town.boards.items():
            assert len(boards) <= 1 or duel_id in self.town.untidy

    @invariant()
    def the_standings_count_every_game(self) -> None:
        if not hasattr(self, "model"):
            return
        wins = self.model.wins_ever
        rows = self.run(self.life.storage.standings(GUILD)).rows
        assert sum(row.games_won for row in rows) == sum(row.games_lost for row in rows) == wins[None]
        for level in filter(None, wins):
            rows = self.run(self.life.storage.standings(GUILD, against(level))).rows
            assert {row.person for row in rows} <= {ALICE}
            assert sum(row.games_won + row.games_lost for row in rows) == wins[level]


class LifeOfAMatchOnAServer(LifeOfAMatch):
    """The same on PostgreSQL."""

    def new_place(self, folder: Path) -> Place:
        return empty_database()


TestLifeOfAMatch = LifeOfAMatch.TestCase
TestLifeOfAMatch.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)

TestLifeOfAMatchOnAServer = LifeOfAMatchOnAServer.TestCase
TestLifeOfAMatchOnAServer.settings = settings(max_examples=20, stateful_step_count=30, deadline=None)

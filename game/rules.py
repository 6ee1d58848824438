"""The rules of every game: one state, one function."""

from dataclasses import replace

from game.endings import Ending
from game.events import ChoseWrongNumber, Event, GameWon, Multiplied
from game.moves import Move, Multiply, Resign, RunOutOfTime
from game.player import Player
from game.refusal import GameIsOver, NotYourTurn, NumberRefused
from game.terms import Terms
from game.value import value
from game.variants import Counter, Effect, WrongNumber


@value
class Outcome:
    winner: Player
    ending: Ending


@value
class Game:
    """A position: everything the rules need to know, and nothing else."""

    terms: Terms
    first: Player
    turn: Player
    totals: tuple[int, ...]
    """One number if it is shared, else one for each player."""

    strikes: tuple[int, int] = (0, 0)
    ply: int = 0
    """How many moves were made; wrong numbers that cost something are moves."""

    outcome: Outcome | None = None

    def total_of(self, player: Player) -> int:
        """The number that this player multiplies."""
        return self.totals[self.counter_of(player)]

    def strikes_of(self, player: Player) -> int:
        return self.strikes[player - 1]

    def would_make(self, number: int) -> int:
        """What the player to move makes of their total by choosing ``number``."""
        return self.total_of(self.turn) * number

    def counter_of(self, player: Player) -> int:
        """Where in ``totals`` this player's number stands."""
        return player - 1 if self.terms.variant.counter is Counter.EACH else 0


def new_game(terms: Terms, first: Player) -> Game:
    totals = (1, 1) if terms.variant.counter is Counter.EACH else (1,)
    return Game(terms=terms, first=first, turn=first, totals=totals)


def apply(game: Game, move: Move) -> tuple[Game, list[Event]]:
    """Play one move; a refusal raises and changes nothing."""
    if game.outcome:
        raise GameIsOver("refusal-match-is-over")
    match move:
        case Resign(player):
            return _won(replace(game, ply=game.ply + 1), player.other, Ending.RESIGNED)
        case Multiply(player) | RunOutOfTime(player) if player is not game.turn:
            raise NotYourTurn("refusal-not-your-turn-yet", turn=int(game.turn))
        case RunOutOfTime(player):
            return _won(replace(game, ply=game.ply + 1), player.other, Ending.TIME)
        case Multiply(player, int(number)) if number in game.terms.variant.multipliers:
            return _multiply(game, player, number)
        case Multiply(player, number):
            return _choose_wrong_number(game, player, number)


def after(game: Game, number: int) -> Game:
    """The position after the player to move has chosen ``number``."""
    moved, _ = apply(game, Multiply(game.turn, number))
    return moved


def _multiply(game: Game, player: Player, number: int) -> tuple[Game, list[Event]]:
    total = game.would_make(number)
    counter = game.counter_of(player)
    totals = (*game.totals[:counter], total, *game.totals[counter + 1 :])
    # Spelled out, for this is every move; with replace() it takes twice as long.
    moved = Game(game.terms, game.first, player.other, totals, game.strikes, game.ply + 1)
    return _after(Multiplied(player, number, total), moved, player, *_effect(game.terms, total))


def _choose_wrong_number(game: Game, player: Player, number: int | None) -> tuple[Game, list[Event]]:
    variant = game.terms.variant
    if variant.wrong_number is WrongNumber.REFUSED:
        raise NumberRefused(player, number, variant.multipliers)
    if variant.wrong_number is WrongNumber.LOSES:
        chosen = replace(game, ply=game.ply + 1)
        return _after(ChoseWrongNumber(player, number, 0), chosen, player, Effect.LOSES, Ending.WRONG_NUMBER)
    strikes = game.strikes_of(player) + 1
    one, two = game.strikes
    both = (strikes, two) if player is Player.ONE else (one, strikes)
    struck = replace(game, strikes=both, ply=game.ply + 1)
    effect = Effect.LOSES if strikes >= game.terms.strikes else Effect.GOES_ON
    return _after(ChoseWrongNumber(player, number, strikes), struck, player, effect, Ending.STRIKES)


def _effect(terms: Terms, total: int) -> tuple[Effect, Ending]:
    if total < terms.target:
        return Effect.GOES_ON, Ending.HIT
    if total == terms.target:
        return terms.variant.hits, Ending.HIT
    return terms.variant.passes, Ending.PASSED


def _after(event: Event, game: Game, mover: Player, effect: Effect, ending: Ending) -> tuple[Game, list[Event]]:
    if effect is Effect.GOES_ON:
        return game, [event]
    ended, events = _won(game, mover if effect is Effect.WINS else mover.other, ending)
    return ended, [event, *events]


def _won(game: Game, winner: Player, ending: Ending) -> tuple[Game, list[Event]]:
    return replace(game, outcome=Outcome(winner, ending)), [GameWon(winner, ending)]

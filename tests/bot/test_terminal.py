"""The terminal game, as two people at one keyboard meet it."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from bot.__main__ import main
from game import VARIANTS, Level
from tests.game.games import FIVE, words_of
from words import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[2]
TRANSCRIPTS = Path(__file__).parent / "transcripts"


def run(*arguments: str, typed: str | bytes) -> "subprocess.CompletedProcess[bytes]":
    """``python -m bot ...`` with this piped in."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=ROOT,
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )


def play(*arguments: str, typed: str) -> list[str]:
    """What the game prints, blank lines aside."""
    done = run("play", *arguments, typed=typed)
    assert done.stderr == b""
    assert done.returncode == 0
    return [line for line in done.stdout.decode().splitlines() if line.strip()]


@pytest.mark.parametrize("variant", FIVE)
def test_the_moves_of_the_books_example_print_the_books_transcript(variant: str) -> None:
    transcript = [line for line in (TRANSCRIPTS / f"{variant}.txt").read_text().splitlines() if line.strip()]
    typed = [found[1] for line in transcript if (found := re.search(r"(?:\(2-9\)|2 and 9): (\d)$", line))]
    assert play(variant, typed="\n".join(typed) + "\n") == transcript


def test_the_game_is_asked_for_when_it_is_not_named() -> None:
    printed = play(typed="nonsense\n3\n9\n9\n2\n")
    assert "  1  Multiplication Duel (exact100)" in printed
    assert f"Type a number from 1 to {len(VARIANTS)}, or the name in brackets." in printed
    assert f"Which game? (1-{len(VARIANTS)}) 3" in printed
    assert printed[-1] == "Player 1 wins the game!"


def test_a_game_may_be_chosen_by_its_key() -> None:
    assert play(typed="over100\n0\n0\n0\n")[-1] == "Player 2 wins the game!"


@pytest.mark.parametrize("typed", ["12", "1.5", "six", "-3", "6_0", "9" * 5000, "\u0666"])
def test_what_is_not_a_number_from_2_to_9_is_a_wrong_number(typed: str) -> None:
    assert play("exact100", typed=f"{typed}\n4\n5\n5\n")[-1] == "Player 1 wins!"
    assert play("avoid100", typed=f"{typed}\n")[-1] == "Player 1 loses. Player 2 wins!"
    assert "Strike 1 of 2." in play("over100", "--strikes", "2", typed=f"{typed}\n{typed}\n")[2]


@pytest.mark.parametrize("variant", FIVE)
def test_an_empty_line_asks_again_and_costs_nothing(variant: str) -> None:
    def since_it_was_chosen(printed: list[str]) -> list[str]:
        return printed[next(at for at, line in enumerate(printed) if line.endswith(": 5")) :]

    once, again = play(variant, typed="5\n"), play(variant, typed="\n  \n5\n")
    assert since_it_was_chosen(again) == since_it_was_chosen(once)
    assert len(again) > len(once), "it was asked for twice more"


@pytest.mark.parametrize("level", list(Level))
def test_one_plays_against_the_bot(level: Level) -> None:
    printed = play("exact100", "--against", level, typed="2\n" * 9)
    asked = [line for line in printed if line.startswith("Tally, choose a number to multiply (2-9): ")]
    assert asked, "the bot has had its turn"
    assert all(line[-1] in "23456789" for line in asked)
    assert printed[-1] in ("Player 1 wins!", "Tally wins!")


def test_the_bot_plays_perfectly_if_it_is_asked_to() -> None:
    # Whoever starts to 30 by a number that leaves the win to the other loses it.
    assert play("reach100", "--target", "30", "--against", "perfect", typed="9\n9\n")[-1] == "Tally wins the game!"


def test_a_refused_number_says_what_to_choose_instead() -> None:
    assert "12 is not a whole number from 2 to 9. Choose again." in play("exact100", typed="12\n")


def test_a_refusal_is_in_the_words_of_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = "exact999-keyboard-wrong = { $number } is not on these keys, { $player }. Type another."
    ENGLISH.learn(f"{words_of('exact100', 'exact999')}\n{keys}")
    monkeypatch.setitem(VARIANTS, "exact999", replace(VARIANTS["exact100"], key="exact999"))
    monkeypatch.setattr("sys.stdin", StringIO("1000\n"))
    assert main(["play", "exact999"]) == 0
    assert "1,000 is not on these keys, Player 1. Type another.\n" in capsys.readouterr().out


def test_bytes_that_are_no_text_are_a_wrong_number_too() -> None:
    done = run("play", "avoid100", typed=b"\xff\xfe\n")
    assert done.returncode == 0
    assert b"Player 1 loses. Player 2 wins!" in done.stdout


def test_best_of_three_tells_the_score_and_the_other_player_starts() -> None:
    printed = play("reach100", "--best-of", "3", typed="9\n9\n2\n9\n9\n2\n9\n9\n2\n")
    assert [line for line in printed if "match" in line] == [
        "Player 1 leads the match 1–0.",
        "The match is level at 1–1.",
        "Player 1 wins the match 2–1!",
    ]
    assert [line[:8] for line in printed if "enter a multiplier" in line][3] == "Player 2"


def test_another_target_is_played_to_and_named() -> None:
    printed = play("exact100", "--target", "1000", typed="8\n5\n5\n5\n")
    assert "Target Total: 1,000" in printed
    assert printed[-2:] == ["Player 2 has reached exactly 1,000 and wins the game.", "Player 2 wins!"]


def test_the_end_of_input_ends_it_politely() -> None:
    assert play("exact100", typed="5\n")[-1] == "The game stops here. Thanks for playing!"


def test_ctrl_c_ends_it_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "race1000"]) == 0
    assert capsys.readouterr().out.endswith("The game stops here. Thanks for playing!\n")


def test_a_target_out_of_range_is_one_clear_line() -> None:
    done = run("play", "exact100", "--target", "5", typed="")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().strip() == (
        "The target can be from 10 to 1,000,000,000,000, not 5. Choose one in that range."
    )


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("variant", FIVE)
def test_it_is_played_to_its_end_in_every_language(
    variant: str, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    language = LANGUAGES[code]
    monkeypatch.setattr("sys.stdin", StringIO("x\n" + "9\n" * 12))
    assert main(["play", variant, "--target", "500", "--language", code]) == 0
    printed = capsys.readouterr().out
    one = language.say("terminal-player", number=1)
    assert printed.startswith(language.say(f"{variant}-keyboard-opening", target=500, player=one))
    asked = language.say(f"{variant}-keyboard-ask", player=one, total=1, lowest=2, highest=9)
    assert printed.count(f"{asked} x\n") == 1
    assert language.say("terminal-stops") not in printed, "it was played to its end"


def test_what_cannot_be_agreed_is_told_in_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "exact100", "--target", "5", "--language", "de"]) == 2
    expected = LANGUAGES["de"].say("refusal-target", lowest=10, highest=10**12, target=5)
    assert capsys.readouterr().err == f"{expected}\n"


def test_a_language_that_is_not_spoken_is_one_clear_line() -> None:
    done = run("play", "exact100", "--language", "tlh", typed="")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"There is no language tlh here. Choose one of {', '.join(LANGUAGES)}.\n"


def test_it_needs_no_discord_and_no_database() -> None:
    absent = "sys.modules.update(dict.fromkeys(['discord', 'aiosqlite', 'pydantic_settings', 'sqlite3']))"
    code = f"import sys; {absent}; from bot.__main__ import main; main(['play', 'over100'])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, input=b"5\n8\n2\n2\n", capture_output=True, check=True
    )
    assert done.stdout.endswith(b"Player 1 wins the game!\n")

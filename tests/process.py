"""The bot's own command line as a process, in a folder and an environment of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def start(*arguments: str, folder: Path, closed: bool = False, **environment: str) -> "subprocess.Popen[str]":
    """Start Python with these arguments; ``closed`` is without a terminal to print to."""
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN" and "DUEL_" not in name}
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=(lambda: os.close(1)) if closed else None,
    )


def finish(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """Its exit code, and what it printed."""
    out, err = process.communicate("", timeout=60)
    return process.returncode, out, err

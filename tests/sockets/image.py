"""The image without an engine: the files that the Dockerfile copies, the packages of its lock, and nobody's rights."""

import json
import os
import pwd
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from standin.running import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
NOT_NEEDED = {"test", "idlelib", "ensurepip", "site-packages", "dist-packages"}
"""Of Python's own library."""


class Image:
    """A folder with what the image holds: ``app``, a Python with the packages of the lock alone, and ``data``.

    Whoever runs in it is nobody, if we may say so, and can write to ``data`` alone. ``beside`` is not part of it: there
    stands what leads discord.py to the stand-in.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app, self.data, self.beside = folder / "app", folder / "data", folder / "beside"
        self._python = folder / "python"
        self._library = self._python / Path(sysconfig.get_path("stdlib")).relative_to(sys.base_prefix)

    def build(self) -> None:
        self.data.mkdir()
        if os.getuid() == 0:
            os.chown(self.data, *_nobody())
        for source, target in re.findall(r"^COPY (\w+) (\w+)$", DOCKERFILE, re.MULTILINE):
            shutil.copytree(ROOT / source, self.app / target, ignore=shutil.ignore_patterns("__pycache__"))
        _link(ROOT, [Path("standin/__init__.py"), Path("standin/driver.py")], self.beside)
        self._install_python()
        self._install_packages()
        for path in (self.app, *self.app.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)

    def destroy(self) -> None:
        for path in (self.app, *self.app.rglob("*")):
            path.chmod(0o755)
        shutil.rmtree(self.folder)

    def command(self, instruction: str) -> list[str]:
        """What the Dockerfile says after this word."""
        [said] = re.findall(rf"^{instruction}\b.*?(\[.*\])$", DOCKERFILE, re.MULTILINE)
        python, *arguments = json.loads(said)
        assert python == "python"
        return [str(self._python / "bin" / "python"), *arguments]

    @property
    def environment(self) -> dict[str, str]:
        """What the image sets, with its data in this folder, and where its Python lies; no other variable is there."""
        [said] = re.findall(r"^ENV ((?:.*\\\n)*.*)$", DOCKERFILE, re.MULTILINE)
        given = dict(pair.split("=", 1) for pair in said.replace("\\\n", " ").split())
        given["DUEL_DATABASE_URL"] = given["DUEL_DATABASE_URL"].replace("////data/", f"///{self.data}/")
        return given | {"LD_LIBRARY_PATH": str(self._python / "lib")}

    @property
    def identity(self) -> dict[str, Any]:
        """Whom a process is to run as, as ``subprocess`` takes it."""
        if os.getuid() != 0:
            return {}
        user, group = _nobody()
        return {"user": user, "group": group, "extra_groups": []}

    def run(self, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run this to its end."""
        return subprocess.run(
            command,
            cwd=self.app,
            env=self.environment | environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            **self.identity,
        )

    def _install_python(self) -> None:
        """This Python, which may live where nobody else can go."""
        library = Path(sysconfig.get_path("stdlib"))
        for part in library.iterdir():
            if part.name not in NOT_NEEDED:
                files = part.rglob("*") if part.is_dir() else [part]
                _link(library, (file.relative_to(library) for file in files if file.is_file()), self._library)
        shared = Path(sys.base_prefix, "lib")
        _link(shared, (file.relative_to(shared) for file in shared.glob("libpython*.so*")), self._python / "lib")
        interpreter = Path(sys.executable).resolve()
        _link(interpreter.parent, [Path(interpreter.name)], self._python / "bin")
        (self._python / "bin" / "python").symlink_to(interpreter.name)

    def _install_packages(self) -> None:
        """Each package of the lock, as it is installed here: the same files, and no others."""
        lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
        for line in re.findall(r"^[^\s#].*?(?= \\$)", lock, re.MULTILINE):
            wanted = Requirement(line)
            if wanted.marker is not None and not wanted.marker.evaluate():
                continue
            found = distribution(wanted.name)
            assert found.version in wanted.specifier, f"{line}: {found.version} is installed; `make setup` mends that"
            # What lies outside are commands, which nobody calls.
            files = [Path(file) for file in found.files or [] if ".." not in file.parts]
            _link(Path(str(found.locate_file(""))), files, self._library / "site-packages")
        # Where Debian's own Python looks.
        (self._library / "dist-packages").symlink_to("site-packages")


def _link(source: Path, files: Iterable[Path], target: Path) -> None:
    """Let these files be in another folder too."""
    for file in files:
        if (source / file).exists():
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            try:
                os.link(source / file, target / file)
            except OSError:
                # That is on another disk, or somebody else's.
                shutil.copy2(source / file, target / file)


def _nobody() -> tuple[int, int]:
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid

"""What a plain `python script.py` does with a torture script: the measure of its head."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from torture.heads import Script

TEXT = '__version__ = "1.0"\n\n\ndef work():\n    return 1.0\n'


def run_plain(script: Script, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a harmless script with this interpreter, in a folder of its own."""
    for name in ("library", "work", "home", "tmp"):
        (folder / name).mkdir()
    (folder / "library" / "errata_frame.py").write_text(TEXT)
    path = folder / "broken.py"
    path.write_text(script.text)
    return subprocess.run(
        [sys.executable, str(path)],
        cwd=folder / "work",
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(folder / "library"),
            "PYTHONIOENCODING": "utf-8:backslashreplace",
            "HOME": str(folder / "home"),
            "TMPDIR": str(folder / "tmp"),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        start_new_session=True,
        timeout=script.timeout_s,
        check=False,
    )


def as_in_head(script: Script, done: subprocess.CompletedProcess[bytes]) -> bool:
    """Tell whether a plain run ended as the head says of both isolations."""
    wanted = script.wanted["fork"]
    if wanted.outcome == "crashed":
        return done.returncode < 0 and signal.Signals(-done.returncode).name == wanted.signal
    if wanted.outcome == "exited":
        return str(done.returncode) == wanted.exit
    status = {"passed": 0, "raised": 1, "out-of-memory": 1}[wanted.outcome]
    shown = wanted.type.rpartition(".")[2].encode()
    return done.returncode == status and (shown in done.stderr or not done.stderr)

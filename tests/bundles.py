"""A case with something to hide, its bundle, and a framework small enough to run it anywhere."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from factories import PASSED
from stored_runs import StoredRuns

from errata.commands.bundle.bundling import Bundle, make_bundle
from errata.commands.bundle.redaction import Identity
from errata.measuring.lending import NamedCase
from errata.model.outcome import Frame, Outcome, ScriptResult, Signature
from errata.store.archive import archive_bytes, read_archive

ALICE = Identity(users=("alice",), homes=("/data/people/alice",), hosts=("bluebox",))
TOKEN = "h" + "f_" + "AbCdEfGhIj" * 4  # in parts: nobody's scanner shall take it for a leak

CASE = f"""\
title = "Loading fails for alice"
kind = "exception"
areas = ["tests"]
cause = "It raises, see `/home/bob/notes` and ask bob@example.com."
fix = "It does not."
sources = [{{ url = "https://example.org/1", note = "the report" }}]

[requires]
releases = "torch >=2.0"

[[expect]]
outcome = "raised"
type = "ValueError"
message = "cannot load /home/bob/weights.pt with {TOKEN}: …"
at = "raise ValueError(f'cannot load {{PATH}} with {TOKEN}: {{torch.ones(2)}}')"
"""
BROKEN = f"""\
# written by alice on bluebox
import torch

PATH = "/home/bob/weights.pt"
raise ValueError(f'cannot load {{PATH}} with {TOKEN}: {{torch.ones(2)}}')
"""
FIXED = "import torch\n\nresult = torch.ones(2)\n"
RAISED = ScriptResult(
    outcome=Outcome.RAISED,
    exit_code=1,
    signature=Signature(
        type="ValueError",
        message=f"cannot load /home/bob/weights.pt with {TOKEN}: [1.0, 1.0]",
        at=f"raise ValueError(f'cannot load {{PATH}} with {TOKEN}: {{torch.ones(2)}}')",
        frames=(Frame(file="broken.py", line=5, function="<module>"),),
    ),
    framework_version="2.15.0+cpu",
    traceback=f'Traceback\n  File "/home/alice/envs/lib/python3.11/site-packages/x.py"\n'
    f"ValueError: cannot load /home/bob/weights.pt with {TOKEN}: [1.0, 1.0]\n",
)
OTHER = replace(
    RAISED,
    signature=Signature(type="ValueError", message="cannot load anything", at="raise ValueError"),
)

FAKE_TORCH = '''\
"""A framework of a few lines."""

__version__ = "2.15.0"


class Generator:
    def seed(self):
        return 0


default_generator = Generator()


def ones(count):
    return [1.0] * count
'''


def hidden_case(folder: Path) -> StoredRuns:
    """Write a project with a case whose texts name people, and no run of it yet."""
    runs = StoredRuns(folder, ("torch/one",))
    write_hidden_case(folder / "cases" / "torch" / "one")
    return runs


def write_hidden_case(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "case.toml").write_text(CASE, encoding="utf-8")
    (folder / "broken.py").write_text(BROKEN, encoding="utf-8")
    (folder / "fixed.py").write_text(FIXED, encoding="utf-8")
    return folder


def say_four_releases(runs: StoredRuns) -> None:
    """Store a history with one change, confirmed on both sides, and a release in between."""
    night = runs.night(1)
    runs.say(night, "torch-2.0.1", PASSED)
    runs.confirm(night, "torch-2.3.1", PASSED)
    runs.confirm(night, "torch-2.5.1", OTHER)
    runs.say(night, "torch-2.15.0", RAISED)


def subject_of(runs: StoredRuns, *, place: str = "") -> NamedCase:
    case = runs.cases()["torch/one"]
    return NamedCase(project=runs.project, frameworks=runs.frameworks, case=case, place=place)


def bundle_of(
    runs: StoredRuns, *, place: str = "", keep: tuple[str, ...] = (), words: tuple[str, ...] = ()
) -> Bundle:
    subject = subject_of(runs, place=place)
    return make_bundle(subject, runs.store, identity=ALICE, keep=keep, words=words)


def members_of(bundle: Bundle, folder: Path) -> dict[str, bytes]:
    """Read a bundle back."""
    path = folder / "read-back.zip"
    path.write_bytes(bundle.content)
    return read_archive(path)


def rezip(members: Mapping[str, bytes], *, honest: bool = True) -> bytes:
    """Write members as a bundle again, with a manifest that fits unless it is not `honest`."""
    kept = {name: content for name, content in members.items() if name != "MANIFEST.json"}
    plain = json.loads(members["MANIFEST.json"])
    if honest:
        plain["members"] = {
            name: {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
            for name, content in kept.items()
        }
    return archive_bytes({**kept, "MANIFEST.json": json.dumps(plain).encode()})


def fake_torch(folder: Path) -> dict[str, str]:
    """Write the framework and return the environment variables with which Python finds it."""
    (folder / "torch").mkdir(parents=True, exist_ok=True)
    (folder / "torch" / "__init__.py").write_text(FAKE_TORCH)
    return {**os.environ, "PYTHONPATH": str(folder)}

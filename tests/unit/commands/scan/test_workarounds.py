"""`errata workarounds`: which of them a release has made needless."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from factories import make_case, make_seen
from outside import Errata, Finished

from errata.commands.diagnose.diagnosing import KnownCases
from errata.commands.diagnose.index import Index, write_index
from errata.commands.scan.report import Need, Target
from errata.commands.scan.scanning import find_workarounds
from errata.model.verdict import Observation

CODE = """\
import torch
x = 1  # errata: works-around torch/slug because of the shapes
y = "# errata: works-around torch/text"
z = 2  # errata: works-around torch/slug, torch/absent
"""
BARE = "x = 1  # errata: works-around slug, slog because of the shapes\n"


def known(folder: Path, record: Sequence[Observation]) -> KnownCases:
    case = replace(make_case(), folder=folder)
    path = folder / "index.sqlite"
    path.unlink(missing_ok=True)
    write_index(path, [case], {one.place: one for one in record})
    index = Index.opened(path)
    assert index is not None
    return KnownCases(index=index)


seen = partial(make_seen, case="torch/slug")
HEALED = [seen("2.5.1", fails=True), seen("2.9.1", fails=False), seen("2.10.0", fails=False)]
BEGINS = [seen("2.5.1", fails=False), seen("2.9.1", fails=True)]
UNFIXED = [seen("2.5.1", fails=True), seen("2.9.1", fails=True, fixed=False)]


@pytest.mark.parametrize(
    ("record", "versions", "need", "since"),
    [
        (HEALED, ["2.10.0"], Need.OVER, "2.9.1"),
        (HEALED, ["2.5.1"], Need.NEEDED, "2.9.1"),
        (HEALED, ["2.5.1", "2.9.1", "2.10.0"], Need.NEEDED, "2.9.1"),
        (HEALED, ["2.9.1", "2.10.0"], Need.OVER, "2.9.1"),
        (BEGINS, ["2.5.1"], Need.LATER, ""),
        (BEGINS, ["2.9.1"], Need.NEEDED, ""),
        (UNFIXED, ["2.9.1"], Need.BROKEN, ""),
        ([], ["2.9.1"], Need.UNMEASURED, ""),
    ],
)
def test_what_the_record_says_of_a_workaround(
    tmp_path: Path, record: list[Observation], versions: list[str], need: Need, since: str
) -> None:
    (tmp_path / "x.py").write_text(CODE)
    target = Target(framework="torch", releases=tuple(versions), source="--release", before="")
    view = find_workarounds(known(tmp_path, record), [tmp_path / "x.py"], {"torch": target})
    first, second, absent = view.workarounds
    assert first.place == f"{tmp_path / 'x.py'}:2"
    assert (first.need, second.need, absent.need) == (need, need, Need.UNKNOWN)
    assert first.since == since


def test_the_command(project_here: Callable[..., None], errata: Errata) -> None:
    project_here()
    Path("x.py").write_text(CODE.replace("slug", "one"))
    Path("bad.py").write_text("# errata: works-around torch/one\nx = '''")

    def run(*words: str, code: int) -> Finished:
        return errata("workarounds", *words, "--only-own", code=code)

    shown = run("x.py", "bad.py", "--release", "torch==2.9.1", "--json", "out.json", code=1).out
    assert "torch  2.9.1 (--release)" in shown
    assert "No case has this name (1)" in shown
    assert "! bad.py: not read: " in shown
    assert "3 workarounds: 1 case unknown, 2 not measured" in shown
    document: dict[str, Any] = json.loads(Path("out.json").read_text())
    load_schema("workarounds").validate(document)
    assert [one["need"] for one in document["workarounds"]].count("not measured") == 2
    assert "no file or folder" in run("absent.py", code=2).err
    Path("x.py").write_text("import torch\n")
    shown = run("x.py", code=0).out
    assert "no workaround is tied to a case" in shown
    assert "a comment at the end of a line ties it: # errata: works-around torch/CASE" in shown
    assert "✔" not in run("x.py", "bad.py", code=3).out
    Path("x.py").write_text("a = 1  # errata: workaround torch/one\nb = 2  # errata: ignore\n")
    shown = run("x.py", code=3).out
    assert "! x.py:1: 'errata: workaround' is not understood; did you mean 'works-around'?" in shown


def test_a_case_without_its_framework(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(BARE)
    target = Target(framework="torch", releases=("2.5.1",), source="--release", before="")
    report = find_workarounds(known(tmp_path, HEALED), [tmp_path / "x.py"], {"torch": target})
    assert [(one.case, one.need, one.note) for one in report.workarounds] == [
        ("torch/slug", Need.NEEDED, ""),
        ("slog", Need.UNKNOWN, "did you mean 'slug'?"),
    ]

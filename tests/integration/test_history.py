"""`errata history`, `compare` and `alerts` through the real command, over real runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from outside import OutsideProject
from small_framework import FIXED, raising_case

pytestmark = pytest.mark.integration

FRAME = "frame-2.0"
TRIAL = f"frame/moody@{FRAME}:plain:cpu"
BROKEN = """\
from pathlib import Path

import errata_frame

words = Path({mood!r}).read_text()
raise ValueError(words)
"""
EXPECT = {
    "outcome": "raised",
    "type": "ValueError",
    "message": "the documented failure",
    "at": "raise ValueError(words)",
}


class Moody:
    """A project with one case whose message is what a file says on that night."""

    def __init__(self, project: OutsideProject) -> None:
        self.project = project
        project.variables["ERRATA_SANDBOX"] = "off"  # in it, the mood could not be read
        self.mood = project.root / "mood.txt"
        broken = BROKEN.format(mood=str(self.mood))
        project.add_case("frame/moody", raising_case(expect=EXPECT), broken, FIXED)

    def night(self, words: str) -> int:
        """Run everything anew and return the exit code."""
        self.mood.write_text(words)
        return self.project.errata("run", "--env", FRAME, "--force").code

    def alerts(self, *options: str) -> tuple[int, str]:
        done = self.project.errata("alerts", *options)
        return done.code, done.out.strip().splitlines()[-1]


@pytest.fixture
def moody(framed: OutsideProject) -> Moody:
    return Moody(framed)


def test_a_change_is_told_once_compared_and_remembered(moody: Moody) -> None:
    project = moody.project
    assert moody.night("the documented failure") == 0
    assert moody.alerts() == (0, "✔ no new alert")
    assert moody.night("the failure in other words") == 1

    assert moody.alerts("--dry-run") == (1, "≠ 1 new alert")
    # What could not be written was not told either.
    lost = project.errata("alerts", "--markdown", "/dev/full")
    assert (lost.code, lost.out) == (3, ""), lost.said
    assert moody.alerts("--markdown", "alerts.md", "--json", "alerts.json") == (1, "≠ 1 new alert")
    assert moody.alerts() == (0, "✔ no new alert · 1 reported before and unchanged")
    assert "`frame/moody`" in (project.root / "alerts.md").read_text()
    (alert,) = json.loads((project.root / "alerts.json").read_text())["alerts"]
    assert (alert["kind"], alert["id"], alert["verdict"]) == ("raised", TRIAL, "drifted")

    compared = project.errata("compare", "latest~1", "latest", "--json", "compared.json", code=1)
    assert "1 trial differs: 1 drifted" in compared.out
    (difference,) = json.loads((project.root / "compared.json").read_text())["differences"]
    assert (difference["id"], difference["changes"]) == (TRIAL, ["drifted"])
    same = project.errata("compare", "2", "2")
    assert (same.code, "nothing differs" in same.out) == (0, True)

    assert moody.night("the documented failure") == 0
    assert moody.alerts() == (0, "✔ no new alert · 1 resolved")
    assert moody.alerts() == (0, "✔ no new alert")

    told = project.errata("history", "moody", "--json", "history.json", code=0)
    assert "2 changes of one release over time" in told.out
    (track,) = json.loads((project.root / "history.json").read_text())["tracks"]
    assert [period["broken"] for period in track["periods"]] == [["A"], ["B"], ["A"]]
    assert [period["times"] for period in track["periods"]] == [1, 2, 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["compare", "1", "2"], "no run 1 in the store"),
        (["compare", "latest", "latest"], "no run is stored yet"),
        (["compare", "yesterday", "latest"], "names no run"),
        (["alerts"], "no run is stored yet"),
        (["alerts", "--markdown", "no/such/folder.md"], "there is no folder"),
        (["history", "moody"], "nothing is stored or recorded"),
        (["history", "mody"], "did you mean"),
        (["history", "moody", "--env", "frame>=x"], "names no releases"),
        (["history", "moody", "--since", "yesterday"], "is not a day"),
    ],
)
def test_what_makes_no_sense_is_one_message(moody: Moody, arguments: list[str], words: str) -> None:
    done = moody.project.errata(*arguments, code=2)
    assert words in " ".join(done.said.split())


def test_json_may_go_to_the_screen_alone(moody: Moody, tmp_path: Path) -> None:
    moody.night("the documented failure")
    for command in (["history", "moody"], ["alerts"], ["compare", "1", "1"]):
        done = moody.project.errata(*command, "--json", "-")
        assert json.loads(done.out)["errata"] in ("history", "alerts", "comparison")
    assert not (tmp_path / "-").exists()

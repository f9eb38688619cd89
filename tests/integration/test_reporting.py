"""`errata report` says of a stored run what `errata run` said at its end, in every format."""

from __future__ import annotations

import json
from typing import Any

import pytest
import xmlschema
from factories import REPOSITORY
from jsonschema import Draft202012Validator
from outside import OutsideProject
from small_framework import ANYWHERE, FIXED, RAISES, raising_case

pytestmark = pytest.mark.integration

FRAME = "frame-2.0"
DATA = REPOSITORY / "tests" / "data"
ELSEWHERE = """\
import errata_frame

assert errata_frame.work() == 1
raise ValueError("other words, 100% new: [a](b), {0}\\n::error::forged")
"""
PASSES = """\
import errata_frame

if errata_frame.work() == 0:
    raise ValueError("the documented failure")
"""


@pytest.fixture
def told(framed: OutsideProject) -> OutsideProject:
    """A project whose cases do all that news can be."""
    say = framed.add_case
    say("frame/as-documented", raising_case(), RAISES, FIXED)
    say("frame/drifted", raising_case(expect=ANYWHERE), ELSEWHERE, FIXED)
    say("frame/healed", raising_case(), PASSES, FIXED)
    say("frame/not-fixed", raising_case(), RAISES, RAISES)
    return framed


def read(project: OutsideProject, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((project.root / name).read_text("utf-8"))
    # The run measures itself; the report has the store's times, which differ by an instant.
    assert found.pop("wall_s") > 0
    assert found.pop("started")
    return found


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(["--repeat", "2"], id="repeat", marks=pytest.mark.long),
        pytest.param(["--isolation", "fresh"], id="fresh", marks=pytest.mark.long),
    ],
)
def test_a_run_told_again_says_the_same(told: OutsideProject, options: list[str]) -> None:
    for number in (1, 2):  # measured, then reused
        told.errata("run", "--env", FRAME, *options, "--json", f"run-{number}.json", code=1)
        assert told.errata("report", "--json", f"report-{number}.json").code == 0
        first, again = read(told, f"run-{number}.json"), read(told, f"report-{number}.json")
        assert first["run"] == again["run"] == number
        assert first == again
    assert read(told, "report-2.json")["cells"]["run"] == 0


def test_every_format_of_a_real_run_is_valid(told: OutsideProject) -> None:
    files = {name: f"out.{name}" for name in ("json", "junit", "markdown", "sarif")}
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    assert told.errata("run", "--env", FRAME, *options).code == 1
    first = {file: (told.root / file).read_text("utf-8") for file in files.values()}
    for name, schema in (("json", "docs/schema/run"), ("sarif", "tests/data/sarif")):
        rules = json.loads((REPOSITORY / f"{schema}.schema.json").read_text("utf-8"))
        Draft202012Validator(rules).validate(json.loads(first[files[name]]))
    xmlschema.XMLSchema(DATA / "junit.xsd").validate(first["out.junit"])
    assert "[a](b)" in first["out.markdown"]
    assert str(told.root) not in first["out.sarif"]
    told.errata("report", *options, code=0)
    for name in ("sarif", "junit"):
        now = (told.root / files[name]).read_text("utf-8")
        if name == "junit":
            assert now.count("<testcase") == first[files[name]].count("<testcase") == 4
        elif name == "sarif":
            results = [json.loads(text)["runs"][0]["results"] for text in (now, first[files[name]])]
            assert results[0] == results[1]
        else:
            assert now == first[files[name]]

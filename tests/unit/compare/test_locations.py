"""A finding points at the file and the lines that have to be looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from factories import FAILS, PASSED, make_case, make_raised, make_trial

from errata.compare.findings import compare
from errata.compare.judge import judge
from errata.compare.locations import Place, place_of
from errata.model.outcome import Outcome, ScriptResult
from errata.model.record import observe
from errata.model.signature import Frame

SOURCE = (
    "import torch\n\nfor x in (1, 2):\n    result = model(\n        x\n    )\nresult = model( x )\n"
)
AT = "result = model( x )"
EXPECTED = replace(FAILS, at="result = …")


def raised(message: str, *lines: int, at: str = AT, script: str = "broken.py") -> ScriptResult:
    result = make_raised(message, at=at)
    assert result.signature is not None
    frames = tuple(Frame(file=script, line=line, function="<module>") for line in lines)
    return replace(result, signature=replace(result.signature, frames=frames))


def placed(broken: ScriptResult, fixed: ScriptResult = PASSED, source: str = SOURCE) -> Place:
    case = make_case(expectations=[EXPECTED], broken=source, fixed=source)
    trial = make_trial(EXPECTED, case=case)
    return place_of(compare(judge(trial, broken, fixed), None), "cases/torch/slug", (14,))


def test_a_failure_is_placed_at_the_statement_that_raised() -> None:
    place = placed(raised("other words", 4))
    assert place == Place(file="cases/torch/slug/broken.py", line=4, last=6, statement=AT)


def test_of_two_equal_statements_the_line_tells_which_raised() -> None:
    assert placed(raised("other words", 7)).line == 7


def test_the_deepest_frame_of_the_script_counts() -> None:
    assert placed(raised("other words", 3, 7)).line == 7


@pytest.mark.parametrize(("line", "shown"), [(3, 3), (900, 7), (0, 1), (-5, 1)])
def test_a_line_that_cannot_be_read_stays_inside_the_file(line: int, shown: int) -> None:
    place = placed(raised("other words", line, at="not there()"))
    assert (place.line, place.last) == (shown, shown)


def test_a_fix_that_fails_is_placed_in_the_fixed_script() -> None:
    place = placed(raised("shapes do not fit: 1", 4), raised("worse", 7, script="fixed.py"))
    assert (place.file, place.line) == ("cases/torch/slug/fixed.py", 7)


def test_a_fix_that_hangs_is_placed_at_its_beginning() -> None:
    place = placed(raised("shapes do not fit: 1", 4), ScriptResult(outcome=Outcome.TIMED_OUT))
    assert place == Place(file="cases/torch/slug/fixed.py")


def test_what_healed_or_crashed_is_placed_at_the_expectation() -> None:
    wanted = Place(file="cases/torch/slug/case.toml", line=14, last=14)
    assert placed(PASSED) == wanted
    assert placed(ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")) == wanted


def test_numbers_that_moved_are_placed_in_the_fixed_script() -> None:
    case = make_case(expectations=[EXPECTED], broken=SOURCE, fixed=SOURCE)
    trial = make_trial(EXPECTED, case=case)
    before = judge(trial, raised("shapes do not fit: 1", 4), PASSED)
    recorded = replace(observe(before), fixed=Outcome.EXITED)
    found = compare(before, recorded)
    assert found.changes == ("fixed.py recorded: exited, now: passed",)
    assert place_of(found, "cases/x", ()).file == "cases/x/fixed.py"


def test_what_is_new_is_placed_at_its_expectation() -> None:
    place = placed(raised("shapes do not fit: 1", 7))
    assert (place.file, place.line) == ("cases/torch/slug/case.toml", 14)


def test_a_script_that_is_empty_has_a_first_line() -> None:
    assert placed(raised("other words", 7), source="").line == 1

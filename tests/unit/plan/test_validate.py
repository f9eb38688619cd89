from __future__ import annotations

import json
from typing import Any

import pytest
from factories import CASE_TOML, parse_toml
from hypothesis import given
from hypothesis import strategies as st

from errata.plan.schema import (
    CaseFile,
    ExpectTable,
    RequiresTable,
    SourceTable,
    ToleranceTable,
)
from errata.plan.validate import validate

KINDS = (
    "'exception', 'crash', 'hang', 'wrong-result', 'warning', 'graph-break', 'memory' or "
    "'performance'"
)
VALID: dict[str, Any] = parse_toml(CASE_TOML)
END = 'at = "result = model(x)"\n'
TOLERANCE = "\n[tolerance]\n"


def test_a_valid_file_has_no_problem() -> None:
    found = validate(VALID, "case.toml", CASE_TOML)
    assert found.problems == ()
    assert found.parsed == CaseFile.model_validate(VALID)
    assert found.is_sure_of(("requires", "expect"))


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "message", "hint"),
    [
        (
            'kind = "exception"',
            'kind = "exeption"',
            "kind",
            2,
            f"'exeption' is not one of {KINDS}",
            "did you mean 'exception'?",
        ),
        (
            'kind = "exception"',
            'kind = "performence"',
            "kind",
            2,
            f"'performence' is not one of {KINDS}",
            "did you mean 'performance'?",
        ),
        ("cause =", "couse =", "couse", 4, "unknown key", "did you mean 'cause'?"),
        ("releases =", "release =", "requires.release", 9, "unknown key", "did you mean 'releas"),
        ("message =", "mesage =", "expect.0.mesage", 14, "unknown key", "did you mean 'message'?"),
        ("note =", "notes =", "sources.0.notes", 6, "unknown key", "did you mean 'note'?"),
        ('title = "Shapes do not fit"', "title = 3", "title", 1, "Input should be a valid st", ""),
        ("[[expect]]", "[expect]", "expect", 11, "Input should be a valid list, not {", "write [["),
        ('fix = "Do not."\n', "", "fix", None, "is missing", ""),
        ('outcome = "raised"\n', "", "expect.0.outcome", 11, "is missing", ""),
        ('["vmap"]', '["vmap", "A B", 3]', "areas.1", 3, "String should match pattern", ""),
        ('"shapes do not fit: …"', '"a …"', "expect.0.message", 14, "too unspecific: at leas", ""),
        (
            'releases = "torch >=1.13"',
            'releases = "torch => 1.13"',
            "requires.releases",
            9,
            "'=> 1.13' is not a PEP 440 specifier",
            "",
        ),
        (
            END,
            END + TOLERANCE + "rtoll = 0.1\n",
            "tolerance.rtoll",
            18,
            "unknown key",
            "did you mean 'rtol'?",
        ),
        (
            END,
            END + TOLERANCE + "rtol = -1\n",
            "tolerance.rtol",
            18,
            "Input should be greater than",
            "",
        ),
        (END, END + TOLERANCE + "rtol = nan\n", "tolerance.rtol", 18, "Input should be", ""),
        (END, END + TOLERANCE + "rtol = 0.1\n", "tolerance.atol", 17, "is missing", ""),
    ],
)
def test_a_fault_is_named_with_key_line_and_guess(
    old: str, new: str, key: str, line: int | None, message: str, hint: str
) -> None:
    text = CASE_TOML.replace(old, new)
    found = validate(parse_toml(text), "case.toml", text)
    (problem,) = [problem for problem in found.problems if problem.key == key]
    assert (problem.file, problem.line) == ("case.toml", line)
    assert problem.message.startswith(message)
    assert problem.hint.startswith(hint)
    assert bool(problem.hint) == bool(hint)


def test_a_mistyped_key_is_not_missing_too() -> None:
    text = CASE_TOML.replace("fix =", "fixx =").replace('url = "', 'urll = "')
    found = validate(parse_toml(text), "case.toml", text)
    assert [problem.key for problem in found.problems] == ["sources.0.urll", "fixx"]
    assert found.is_doubtful("fix")


def test_a_long_wrong_value_is_shortened() -> None:
    text = CASE_TOML.replace('"Shapes do not fit"', str(list(range(500))))
    (problem,) = validate(parse_toml(text), "case.toml", text).problems
    assert problem.message.endswith("…")
    assert len(problem.message) < 120


def test_what_is_valid_survives_what_is_not() -> None:
    text = CASE_TOML.replace('kind = "exception"', 'kind = 3\nowner = "me"').replace(
        'at = "result = model(x)"',
        'at = "result = model(x)"\nsignal = "SIGBAD"\n\n[[expect]]\nmodes = ["eager"]',
    )
    found = validate(parse_toml(text), "case.toml", text)
    assert {problem.key for problem in found.problems} == {
        "kind",
        "owner",
        "expect.0.signal",
        "expect.1.outcome",
    }
    assert found.parsed is not None
    assert found.parsed.title == "Shapes do not fit"
    assert found.parsed.expect[0].at == "result = model(x)"
    assert found.parsed.expect[0].signal is None
    assert found.parsed.expect[1].modes == ["eager"]
    assert found.is_doubtful("expect", 1, "outcome")
    assert not found.is_doubtful("expect", 0, "at")
    assert not found.is_doubtful("requires", "releases")
    assert found.is_sure_of(("requires",))
    assert not found.is_sure_of(("requires", "expect"))


@pytest.mark.parametrize("wrong", [3, "x", [], [3, {}], {"a": 1}, None, True])
@pytest.mark.parametrize("key", [*CaseFile.model_fields, "unknown"])
def test_a_table_of_any_wrong_shape_is_stood_in_for(key: str, wrong: Any) -> None:
    data = {**VALID, key: wrong}
    if key in ("title", "cause", "fix") and wrong == "x":
        data[key] = 3
    if key == "tolerance" and wrong is None:  # as if it were not there; TOML cannot say it
        data[key] = 3
    if (key, wrong) in (("same_error_as", []), ("fix_known", True)):  # as if it were not there
        data[key] = 3
    found = validate(data, "case.toml", CASE_TOML)
    assert found.problems
    assert found.parsed is not None
    assert all(problem.key.startswith(key) for problem in found.problems)


KEYS = sorted(
    {
        name
        for table in (CaseFile, ExpectTable, RequiresTable, SourceTable, ToleranceTable)
        for name in table.model_fields
    }
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 300) | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)
    ),
    max_leaves=15,
)
FILES = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=8)


@given(FILES | FILES.map(lambda changed: {**VALID, **changed}))
def test_no_data_makes_it_raise_and_a_problem_is_never_lost(data: dict[str, Any]) -> None:
    before = json.dumps(data)
    found = validate(data, "case.toml", CASE_TOML)
    assert json.dumps(data) == before
    assert found.parsed is not None
    assert (found.problems == ()) == (not found.doubtful)
    assert len(set(map(str, found.problems))) == len(found.problems)

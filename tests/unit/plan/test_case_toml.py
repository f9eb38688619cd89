from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import pytest
from factories import CASE_TOML, REPOSITORY
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from errata.model.case import (
    BACKENDS,
    CaseFile,
    Expectation,
    Kind,
    Requirements,
    Source,
    Tolerance,
    Trigger,
    key_of,
    split_releases,
)
from errata.model.outcome import Outcome
from errata.plan.load import case_schema, validate_case
from errata.plan.toml_tables import TomlFile, Validated, parse_toml

COMMITTED = REPOSITORY / "docs" / "schema" / "case.schema.json"

VALID: dict[str, Any] = {
    "title": "Shapes do not fit",
    "kind": "exception",
    "areas": ["vmap", "in-place2"],
    "cause": "Because.",
    "fix": "Do not.",
    "sources": [{"url": "https://example.org"}],
    "requires": {"releases": "torch >=1.13"},
    "expect": [{"outcome": "raised", "type": "RuntimeError", "message": "shapes do not fit: …"}],
}


FILE: TypeAdapter[CaseFile] = TypeAdapter(CaseFile)


def read(data: Mapping[str, Any]) -> CaseFile:
    return FILE.validate_python(dict(data))


def change(path: str, value: object) -> dict[str, Any]:
    """Copy the valid file with one value changed, or `...` taken out; path parts split at dots."""
    data: dict[str, Any] = json.loads(json.dumps(VALID))
    *tables, key = path.split(".")
    table: Any = data
    for part in tables:
        table = table[int(part) if part.isdigit() else part]
    if value is ...:
        del table[key]
    else:
        table[key] = value
    return data


def test_the_committed_schema_is_the_generated_one() -> None:
    expected = json.dumps(case_schema(), indent=2, ensure_ascii=False) + "\n"
    hint = f"run: errata schema -o {COMMITTED.relative_to(REPOSITORY)}"
    assert COMMITTED.read_text(encoding="utf-8") == expected, hint


def test_the_schema_names_the_closed_lists_of_the_vocabulary() -> None:
    schema = case_schema()
    expect = schema["$defs"]["Expectation"]["properties"]
    from_script = [str(outcome) for outcome in Outcome if outcome.is_from_script]
    assert schema["properties"]["kind"]["enum"] == [str(kind) for kind in Kind]
    assert expect["outcome"]["enum"] == from_script
    assert expect["backends"]["items"]["enum"] == list(BACKENDS)


def contained(part: Any, whole: Any) -> bool:
    """Tell whether a file's values are all in what was made of it."""
    if isinstance(part, dict):
        return all(contained(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(contained, part, whole))
    return bool(part == whole)


@pytest.mark.parametrize(
    "data",
    [
        VALID,
        change("requires.timeout", 5),
        change("requires.timeout", 0.5),
        change("requires.releases", "torch"),
        change("requires.packages", ["timm>=1,<2", "theseus-ai[extra]==0.2.3; python_version>'3'"]),
        change("requires.isolation", "fresh"),
        change("expect.0.message", "no"),
        change("expect.0.message", "…  something long …"),
        change("expect.0.message", "12345678…"),
        change("expect.0.at", "f(x)"),
        change("expect.0.releases", ">=1.13,<2.5"),
        change("expect.0.signal", "SIGSEGV"),
        change("expect.0.exit_code", 0),
    ],
)
def test_a_valid_file_is_taken(data: dict[str, Any]) -> None:
    written = FILE.dump_python(read(data), mode="json", by_alias=True)
    assert contained(data, written)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("title", "", "at least 1 character"),
        ("title", "two\nlines", "should match pattern"),
        ("title", "x" * 161, "at most 160 characters"),
        ("title", 3, "valid string"),
        ("title", ..., "Field required"),
        ("kind", "bug", "'exception', 'crash'"),
        ("areas", [], "at least 1 item"),
        ("areas", ["In Place"], "should match pattern"),
        ("sources", [], "at least 1 item"),
        ("sources.0.url", "example.org", "should match pattern"),
        ("sources.0.url", "https://a b", "should match pattern"),
        ("requires.releases", "torch 1.13", "'1.13' is not a PEP 440 specifier"),
        ("requires.releases", ">=1.13", "should name the framework and a specifier"),
        ("requires.releases", "", "should name the framework and a specifier"),
        ("requires.packages", ["timm >> 1"], "is not a PEP 508 requirement"),
        ("requires.python", "3", "should match pattern"),
        ("requires.python", 3.1, "valid string"),
        ("requires.backends", [], "at least 1 item"),
        ("requires.backends", ["cuda"], "'cpu', 'gpu' or 'ascend'"),
        ("requires.timeout", 0, "greater than 0"),
        ("requires.timeout", 3601, "less than or equal to 3600"),
        ("requires.timeout", float("nan"), "less than or equal to 3600"),
        ("requires.timeout", float("inf"), "less than or equal to 3600"),
        ("requires.timeout", "60", "valid number"),
        ("requires.timeout", True, "valid number"),
        ("requires.isolation", "fork", "'fresh'"),
        ("expect", [], "at least 1 item"),
        ("expect.0.outcome", "failed", "'passed', 'raised'"),
        ("expect.0.outcome", "unavailable", "'passed', 'raised'"),
        ("expect.0.releases", "torch >=2", "is not a PEP 440 specifier"),
        ("expect.0.message", "…", "too unspecific"),
        ("expect.0.at", "", "too unspecific"),
        ("expect.0.message", "1234567…", "too unspecific"),
        ("expect.0.message", "an … or …", "too unspecific"),
        ("expect.0.message", "a          …", "too unspecific"),
        ("expect.0.message", "0x12345678 …", "too unspecific"),
        ("expect.0.message", "...abc...def...", "too unspecific"),
        ("expect.0.at", "x = …", "too unspecific"),
        ("expect.0.warning", "… is …", "too unspecific"),
        ("expect.0.signal", "SIGSEV", "is not a signal's name; did you mean 'SIGSEGV'?"),
        ("expect.0.signal", "11", "is not a signal's name"),
        ("expect.0.exit_code", 256, "less than or equal to 255"),
        ("expect.0.exit_code", "3", "valid integer"),
        ("expect.0.exit_code", True, "valid integer"),
        ("expect.0.type", "", "at least 1 character"),
        ("expect.0.typ", "X", "Unexpected keyword"),
        ("owner", "me", "Unexpected keyword"),
    ],
)
def test_an_invalid_value_is_refused(path: str, value: object, words: str) -> None:
    with pytest.raises(ValidationError) as caught:
        read(change(path, value))
    item, *others = caught.value.errors()
    assert {other["type"] for other in others} <= {"too_short"}
    assert ".".join(str(part) for part in item["loc"]).startswith(path)
    assert words in item["msg"]


def test_a_signal_is_named_as_a_result_names_it() -> None:
    aliases = {name for name, value in signal.Signals.__members__.items() if value.name != name}
    for alias in aliases:
        with pytest.raises(ValidationError, match="it is reported as"):
            read(change("expect.0.signal", alias))
    for item in signal.Signals:
        data = change("expect.0.signal", item.name)
        assert read(data).expectations[0].signal == item.name


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("torch >=1.13", ("torch", ">=1.13")),
        ("torch>=1.13,<3 ", ("torch", ">=1.13,<3")),
        (" mindspore ==2.0.*", ("mindspore", "==2.0.*")),
        ("paddle", ("paddle", "")),
        ("torch-npu ~=2.1", ("torch-npu", "~=2.1")),
    ],
)
def test_releases_split_into_framework_and_specifier(text: str, expected: tuple[str, str]) -> None:
    assert split_releases(text) == expected


@pytest.mark.parametrize("text", ["Torch >=1", "1.13", "torch 2.0", "torch >=", "torch >=a", "*"])
def test_other_text_is_not_split(text: str) -> None:
    with pytest.raises(ValueError, match="specifier"):
        split_releases(text)


KINDS = (
    "'exception', 'crash', 'hang', 'wrong-result', 'pitfall', 'warning', 'graph-break', 'memory' "
    "or 'performance'"
)
PARSED: Mapping[str, Any] = parse_toml(CASE_TOML, "case.toml").data
END = 'at = "result = model(x)"\n'
TOLERANCE = "\n[tolerance]\n"


def checked(data: Mapping[str, Any]) -> Validated[CaseFile]:
    return validate_case(TomlFile(name="case.toml", text=CASE_TOML, data=data))


def test_a_valid_file_has_no_problem() -> None:
    found = checked(PARSED)
    assert found.problems == ()
    assert found.parsed == read(PARSED)
    assert found.is_sure_of(("requires", "expect"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("exception", "exeption", f"2: [kind] 'exeption' is not one of {KINDS} (did you mean 'ex"),
        ("exception", "performence", f"2: [kind] 'performence' is not one of {KINDS} (did you me"),
        ("cause =", "couse =", "4: [couse] unknown key (did you mean 'cause'?)"),
        ("releases =", "release =", "9: [requires.release] unknown key (did you mean 'releases'?"),
        ("message =", "mesage =", "14: [expect[1].mesage] unknown key (did you mean 'message'?)"),
        ("note =", "notes =", "6: [sources[1].notes] unknown key (did you mean 'note'?)"),
        ('"Shapes do not fit"', "3", "1: [title] Input should be a valid string, not 3"),
        ("[[expect]]", "[expect]", "11: [expect] Input should be a valid list, not {"),
        ('fix = "Do not."\n', "", " [fix] is missing"),
        ('outcome = "raised"\n', "", "11: [expect[1].outcome] is missing"),
        ('["vmap"]', '["vmap", "A B", 3]', "3: [areas[2]] String should match pattern"),
        ('"shapes do not fit: …"', '"a …"', "14: [expect[1].message] too unspecific: at least 8"),
        ('>=1.13"', '=> 1.13"', "9: [requires.releases] '=> 1.13' is not a PEP 440 specifier"),
        (END, f"{END}{TOLERANCE}rtoll = 0.1\n", "18: [tolerance.rtoll] unknown key (did you mean"),
        (END, f"{END}{TOLERANCE}rtol = -1\n", "18: [tolerance.rtol] Input should be greater tha"),
        (END, f"{END}{TOLERANCE}rtol = nan\n", "18: [tolerance.rtol] Input should be"),
        (END, f"{END}{TOLERANCE}rtol = 0.1\n", "17: [tolerance.atol] is missing"),
    ],
)
def test_a_fault_is_named_with_key_line_and_guess(old: str, new: str, said: str) -> None:
    found = validate_case(parse_toml(CASE_TOML.replace(old, new), "case.toml"))
    assert [str(one) for one in found.problems if str(one).startswith(f"case.toml:{said}")]


def test_a_mistyped_key_is_not_missing_too() -> None:
    text = CASE_TOML.replace("fix =", "fixx =").replace('url = "', 'urll = "')
    found = validate_case(parse_toml(text, "case.toml"))
    assert [problem.key for problem in found.problems] == ["sources[1].urll", "fixx"]
    assert found.is_doubtful("fix")


def test_a_long_wrong_value_is_shortened() -> None:
    text = CASE_TOML.replace('"Shapes do not fit"', str(list(range(500))))
    (problem,) = validate_case(parse_toml(text, "case.toml")).problems
    assert problem.message.endswith("…")
    assert len(problem.message) < 120


def test_what_is_valid_survives_what_is_not() -> None:
    text = CASE_TOML.replace('kind = "exception"', 'kind = 3\nowner = "me"').replace(
        'at = "result = model(x)"',
        'at = "result = model(x)"\nsignal = "SIGBAD"\n\n[[expect]]\nmodes = ["eager"]',
    )
    found = validate_case(parse_toml(text, "case.toml"))
    assert {problem.key for problem in found.problems} == {
        "kind",
        "owner",
        "expect[1].signal",
        "expect[2].outcome",
    }
    assert found.parsed is not None
    assert found.parsed.title == "Shapes do not fit"
    assert found.parsed.expectations[0].at == "result = model(x)"
    assert found.parsed.expectations[0].signal is None
    assert found.parsed.expectations[1].modes == ("eager",)
    assert found.is_doubtful("expect", 1, "outcome")
    assert not found.is_doubtful("expect", 0, "at")
    assert not found.is_doubtful("requires", "releases")
    assert found.is_sure_of(("requires",))
    assert not found.is_sure_of(("requires", "expect"))


def keys_of(table: Any) -> list[str]:
    return [key_of(field.name) for field in fields(table)]


WRONG = [3, "x", [], [3, {}], {"a": 1}, None, True]
# Values of WRONG that are valid after all, or equal to the key's absence.
VALID_AFTER_ALL: list[tuple[str, Any]] = [("tolerance", None), ("frequency", None)]
_TEXTS = ("title", "cause", "fix", "frequency_note", "discriminator", "no_result")
VALID_AFTER_ALL += [(key, "x") for key in _TEXTS]
VALID_AFTER_ALL += [(key, True) for key in ("fix_known", "documented", "generic")]
_LISTS = ("same_error_as", "quoted", "symptoms", "decided_by", "trigger", "watch")
VALID_AFTER_ALL += [(key, []) for key in _LISTS]


@pytest.mark.parametrize("key", [*keys_of(CaseFile), "unknown"])
def test_a_table_of_any_wrong_shape_is_stood_in_for(key: str) -> None:
    for wrong in WRONG:
        if (key, wrong) in VALID_AFTER_ALL:
            continue
        found = checked({**PARSED, key: wrong})
        assert found.problems, wrong
        assert found.parsed is not None, wrong
        assert all(problem.key.startswith(key) for problem in found.problems), wrong


TABLES = (CaseFile, Expectation, Requirements, Source, Tolerance, Trigger)
ALL_KEYS = sorted({key for table in TABLES for key in keys_of(table)})
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 300) | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(ALL_KEYS), inner, max_size=4)
    ),
    max_leaves=15,
)
FILES = st.dictionaries(st.sampled_from(ALL_KEYS), VALUES, max_size=8)


@given(FILES | FILES.map(lambda changed: {**PARSED, **changed}))
def test_no_data_makes_it_raise_and_a_problem_is_never_lost(data: dict[str, Any]) -> None:
    before = json.dumps(data)
    found = checked(data)
    assert json.dumps(data) == before
    assert found.parsed is not None
    assert (found.problems == ()) == (not found.doubtful)
    assert len(set(map(str, found.problems))) == len(found.problems)

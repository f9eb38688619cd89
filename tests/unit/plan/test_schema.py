from __future__ import annotations

import json
import signal
from typing import Any

import pytest
from factories import REPOSITORY
from pydantic import ValidationError

from errata.model.case import Kind
from errata.model.cell import BACKENDS
from errata.model.outcome import Outcome
from errata.plan.schema import CaseFile, case_schema, split_releases

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
    expect = schema["$defs"]["ExpectTable"]["properties"]
    from_script = [str(outcome) for outcome in Outcome if outcome.is_from_script]
    assert schema["properties"]["kind"]["enum"] == [str(kind) for kind in Kind]
    assert expect["outcome"]["enum"] == from_script
    assert expect["backends"]["items"]["enum"] == list(BACKENDS)


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
    assert CaseFile.model_validate(data).model_dump(exclude_unset=True) == data


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
        ("expect.0.typ", "X", "Extra inputs"),
        ("owner", "me", "Extra inputs"),
    ],
)
def test_an_invalid_value_is_refused(path: str, value: object, words: str) -> None:
    with pytest.raises(ValidationError) as caught:
        CaseFile.model_validate(change(path, value))
    (item,) = caught.value.errors()
    assert ".".join(str(part) for part in item["loc"]).startswith(path)
    assert words in item["msg"]


def test_a_signal_is_named_as_a_result_names_it() -> None:
    aliases = {name for name, value in signal.Signals.__members__.items() if value.name != name}
    for alias in aliases:
        with pytest.raises(ValidationError, match="it is reported as"):
            CaseFile.model_validate(change("expect.0.signal", alias))
    for item in signal.Signals:
        data = change("expect.0.signal", item.name)
        assert CaseFile.model_validate(data).expect[0].signal == item.name


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

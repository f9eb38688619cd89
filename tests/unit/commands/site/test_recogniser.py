"""The rules and the index as the pages' scripts read them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from factories import REPOSITORY

from errata.commands.diagnose import scoring
from errata.commands.diagnose.diagnosing import find_known
from errata.commands.diagnose.index import Index
from errata.commands.site.recogniser import (
    as_javascript,
    failure_number,
    patterns_of,
    recogniser_script,
)


@cache
def index() -> Index:
    return find_known(REPOSITORY).index


@cache
def data() -> dict[str, Any]:
    text = recogniser_script(index())
    return dict(json.loads(text.partition("errata.recogniser = ")[2].rstrip(";\n")))


@pytest.mark.parametrize(
    ("pattern", "flags", "written"),
    [
        ("a(?P<x>b)(?P=x)", 0, ("a(?<x>b)\\k<x>", "u")),
        (".", 0, ("[^\\n]", "u")),
        (".", re.DOTALL, ("[^]", "u")),
        ("^$", re.MULTILINE, ("(?<![^\\n])(?![^\\n])", "u")),
        ("^$", re.IGNORECASE, ("(?<![^])(?=\\n?(?![^]))", "iu")),
        (r"\w[\w\-'\"]\S", re.ASCII, ("[A-Za-z0-9_][A-Za-z0-9_\\-'\"][^\\t-\\r ]", "u")),
        (r"\d{2,}]\"", 0, ('[\\p{Nd}]{2,}\\]"', "u")),
        (r"[a[]x[]]", 0, ("[a\\[]x[\\]]", "u")),
    ],
)
def test_a_pattern_is_written_for_javascript(
    pattern: str, flags: int, written: tuple[str, str]
) -> None:
    assert as_javascript(re.compile(pattern, flags)) == written


@pytest.mark.parametrize("pattern", [r"\B", r"[\W]", r"[\S]"])
def test_what_javascript_cannot_say_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match="no counterpart"):
        as_javascript(re.compile(pattern))


def test_a_failure_has_a_number_that_depends_on_all_of_it() -> None:
    assert failure_number("") == "811c9dc501000193"
    numbers = {failure_number(text) for text in ("ab", "ba", "a", "\U0001f525", "\udc80")}
    assert len(numbers) == 5
    failures = [failure for failure, _ in index().failures()]
    assert len({failure_number(each) for each in failures}) == len(set(failures))


def test_every_case_and_every_reference_is_there() -> None:
    assert {case["id"] for case in data()["cases"]} == index().ids()
    assert len(data()["references"]) == len(list(index().references()))
    assert data()["rules"]["scoring"]["NEAR"] == vars(scoring)["_NEAR"]
    assert set(data()["rules"]["scoring"]["CONTEXTS"]) == set(vars(scoring)["_CONTEXTS"])
    assert "CONTEXTS.vmap" in patterns_of(scoring)


def test_equal_indexes_give_equal_scripts_that_are_not_large() -> None:
    text = recogniser_script(index())
    assert text == recogniser_script(index())
    assert len(text.encode()) < 2_000_000

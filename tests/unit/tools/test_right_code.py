"""The reviewed findings of scans in released packages, and how they are counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from errata.model.case import Confidence
from tools.right_code import DATA, Key, packages_of, read_reviewed, table_of

KEY: Key = ("timm", "timm/a.py", "torch/one", "f(x)")
OTHER: Key = ("timm", "timm/b.py", "torch/one", "f(y)")


def test_findings_are_counted_by_verdict() -> None:
    reviewed = {KEY: {"verdict": "right"}, OTHER: {"verdict": "wrong"}}
    found = {KEY: "certain", OTHER: "likely", (*OTHER[:3], "f(z)"): "likely"}
    table = table_of(found, reviewed)
    assert table == {"certain": {"right": 1}, "likely": {"wrong": 1, "new": 1}}


def test_a_review_has_a_verdict_and_its_reason(tmp_path: Path) -> None:
    entry = dict(zip(("package", "file", "case", "code"), KEY, strict=True))
    path = tmp_path / "reviewed.jsonl"
    path.write_text(json.dumps(entry | {"verdict": "right", "why": "It raises."}) + "\n")
    assert list(read_reviewed(path)) == [KEY]
    path.write_text(json.dumps(entry | {"verdict": "right", "why": ""}) + "\n")
    with pytest.raises(ValueError, match="not a verdict with its reason"):
        read_reviewed(path)


def test_what_was_reviewed_keeps_to_the_meaning_of_the_levels() -> None:
    """`certain`: none is wrong; `likely`: four of five are right."""
    entries = read_reviewed().values()
    certain = [one for one in entries if one["level"] == Confidence.CERTAIN]
    likely = [one["verdict"] == "right" for one in entries if one["level"] == Confidence.LIKELY]
    assert certain
    assert not [one for one in certain if one["verdict"] == "wrong"]
    assert sum(likely) >= 0.8 * len(likely) > 0
    packages = {one.partition("==")[0] for one in packages_of(sorted(DATA.glob("*.txt")))}
    assert {one["package"] for one in entries} <= packages

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from upgrades import make_view

from errata.commands.upgrade.upgrade_json import upgrade_json
from errata.model.outcome import ScriptResult
from errata.text.jsonable import decode

SCHEMAS = Path(__file__).parents[4] / "docs" / "schema"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return load("upgrade")


def load(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8"))
    return loaded


def written() -> str:
    return upgrade_json(make_view())


def test_the_report_keeps_to_the_schema(schema: dict[str, Any]) -> None:
    Draft202012Validator(schema).validate(json.loads(written()))


def test_the_report_is_as_in_the_gold_file(gold: Callable[[str, str], None]) -> None:
    gold("upgrade.json", written())


def test_every_comparison_is_there_and_can_be_read_back() -> None:
    view = make_view()
    document = json.loads(written())
    for transition, plain in zip(view.transitions, document["comparisons"], strict=True):
        assert plain["case"] == transition.case.id
        assert [c["change"] for c in plain["changes"]] == list(map(str, transition.changes))
        assert (plain["before"] is None) == (transition.before is None)
        for name, judgement in (("before", transition.before), ("after", transition.after)):
            if judgement is not None:
                assert decode(ScriptResult, plain[name]["fixed"]).outcome is judgement.fixed.outcome

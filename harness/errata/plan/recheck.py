"""Check a rewritten `case.toml` in memory, as `errata check` will once it is written."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from errata.model.case import Case, Script
from errata.model.errors import CaseProblems, HarnessFailure
from errata.plan.checks import check_framework, check_meaning, check_outcomes
from errata.plan.expect_blocks import Block, split_blocks
from errata.plan.framework import Framework
from errata.plan.validate import validate

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["recheck"]


def recheck(case: Case, before: str, after: str, frameworks: Mapping[str, Framework]) -> Case:
    """Return the case with the expectations of its new text.

    Raises CaseProblems with all that `errata check` would say, and HarnessFailure where anything
    but expectations differs from the text before.
    """
    shown = str(case.folder / "case.toml")
    old, new = tomllib.loads(before), tomllib.loads(after)
    if _without_expectations(old) != _without_expectations(new):
        raise HarnessFailure(
            f"rewriting {shown} would change more than its expectations",
            hint="this is a fault in errata: please report it with the case.toml",
        )
    found = validate(new, shown, after)
    problems = [*found.problems, *check_outcomes(found, shown, after)]
    if found.parsed is not None and not problems:
        problems += check_framework(found.parsed, shown, after, frameworks)
    blocks = [part for part in split_blocks(after) if isinstance(part, Block)]
    changed = replace(case, expectations=tuple(block.expectation for block in blocks))
    if not problems:
        framework = frameworks[case.requires.framework]
        problems += check_meaning(changed, framework, tuple(Script), shown, after)
    if problems:
        raise CaseProblems(problems)
    return changed


def _without_expectations(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "expect"}

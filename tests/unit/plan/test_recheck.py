from __future__ import annotations

from pathlib import Path

import pytest
from factories import CASE_TOML, make_framework, write_case

from errata.model.case import Case
from errata.model.errors import CaseProblems, HarnessFailure
from errata.model.outcome import Outcome
from errata.plan.load import load_case
from errata.plan.recheck import recheck

FRAMEWORKS = {"torch": make_framework()}


@pytest.fixture
def case(tmp_path: Path) -> Case:
    return load_case(write_case(tmp_path / "slug"), "torch/slug", FRAMEWORKS)


def test_the_case_comes_back_with_its_new_expectations(case: Case) -> None:
    after = f'{CASE_TOML}[[expect]]\noutcome = "passed"\n'.replace(
        'type = "RuntimeError"', 'type = "E"\nreleases = "<2.5"'
    )
    changed = recheck(case, CASE_TOML, after, FRAMEWORKS)
    assert [e.outcome for e in changed.expectations] == [Outcome.RAISED, Outcome.PASSED]
    assert changed.expectations[0].type == "E"
    assert (changed.id, changed.broken) == (case.id, case.broken)


def test_it_is_what_loading_the_written_file_gives(case: Case) -> None:
    after = CASE_TOML.replace("shapes do not fit", "shapes never fit")
    changed = recheck(case, CASE_TOML, after, FRAMEWORKS)
    (case.folder / "case.toml").write_text(after)
    assert changed == load_case(case.folder, case.id, FRAMEWORKS)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('outcome = "raised"', 'outcome = "crashed"', "needs `signal`"),
        ("result = model(x)", "nowhere at all", "has no statement"),
        ("[[expect]]", '[[expect]]\nreleases = ">=99"', "can match no cell"),
        ("[[expect]]", '[[expect]]\nmodes = ["graph"]', "has no mode"),
        ("shapes do not fit: …", "…", "too unspecific"),
    ],
)
def test_what_errata_check_would_refuse_is_refused(
    case: Case, old: str, new: str, words: str
) -> None:
    with pytest.raises(CaseProblems) as caught:
        recheck(case, CASE_TOML, CASE_TOML.replace(old, new), FRAMEWORKS)
    assert words in str(caught.value.problems[0])


def test_more_than_expectations_must_not_change(case: Case) -> None:
    with pytest.raises(HarnessFailure, match="more than its expectations"):
        recheck(case, CASE_TOML, CASE_TOML.replace("Because", "Why"), FRAMEWORKS)

"""The site and `errata upgrade` give one answer, whatever was measured and whatever is recorded."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, make_raised
from hypothesis import given, settings
from hypothesis import strategies as st
from stored_runs import FIRST_NIGHT, INFRA, UNAVAILABLE, StoredRuns

from errata.compare.judge import judge
from errata.compare.transitions import Change, Transition
from errata.measuring.measurement import Pass
from errata.measuring.options import RunOptions
from errata.measuring.stored import cell_key
from errata.measuring.supply import Silent
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import observe
from errata.plan.matrix import Selection
from errata.project import Project
from errata.queries.site import gather_site
from errata.queries.upgrade_plan import plan_upgrade
from errata.queries.upgrading import Comparison
from errata.store.base import StoredResult
from errata.store.memory import MemoryStore
from errata.store.observed import write_record
from errata.workflow import begin_run, make_measurement

OLD, NEW = "2.14.1", "2.15.0"
TOML = (
    CASE_TOML.replace("[[expect]]", '[[expect]]\nreleases = ">=2.15"')
    + '\n[[expect]]\noutcome = "passed"\nwarning = "this is old: …"\n'
)
Did = tuple[ScriptResult, ScriptResult]
"""What both scripts did on a release."""
Change_ = tuple[tuple[Change, ...], tuple[str, ...]]
"""The changes of a pair of trials, and the numbers that differ."""


def with_bases(kind: str, *bases: str) -> ScriptResult:
    result = make_raised(kind=kind)
    assert result.signature is not None
    return replace(result, signature=replace(result.signature, bases=bases))


def warned(text: str, result: ScriptResult = PASSED) -> ScriptResult:
    return replace(result, warnings=(WarningSeen(category="UserWarning", message=text),))


ENDS = [
    PASSED,
    replace(PASSED, digest={"value": 1.0}),
    replace(PASSED, digest={"value": 2.0}),
    make_raised(),
    make_raised("shapes do not fit: f(x) ~~^^"),
    make_raised("shapes do not fit: f(x) ^^^^"),
    make_raised("quite another message"),
    make_raised(at="model = vmap(f)"),
    with_bases("torch.odd.Error", "RuntimeError", "Exception"),
    with_bases("torch.odd.Other", "Exception"),
    make_raised(kind="ValueError"),
    warned("this is old: a way"),
    warned("this is old: words"),
    warned("this is old: a way", make_raised()),
    *(ScriptResult(outcome=Outcome.CRASHED, signal=name) for name in ("SIGSEGV", "SIGABRT")),
    *(ScriptResult(outcome=Outcome.EXITED, exit_code=code) for code in (3, 4)),
    ScriptResult(outcome=Outcome.TIMED_OUT),
]
ENDED = st.tuples(st.sampled_from(ENDS), st.sampled_from([PASSED, PASSED, *ENDS]))
DID = ENDED | st.sampled_from([(INFRA, PASSED), (UNAVAILABLE, UNAVAILABLE)])


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Project]:
    """Make a project with one case; its record is empty."""
    runs = StoredRuns(tmp_path_factory.mktemp("same") / "project", toml=TOML)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ERRATA_HOME", str(runs.project.root / "home"))
        yield runs.project


def measured(project: Project, did: Mapping[str, Did]) -> tuple[MemoryStore, Comparison]:
    """Store what was done on some releases, under the keys that a run would give them."""
    laid_out = plan_upgrade(project, "torch", OLD, NEW, Selection())
    store = MemoryStore()
    options = RunOptions(stored=True)
    run = begin_run(store, options)
    measurement = make_measurement(laid_out.plan, options, store, Silent(), run)
    trials = [trial for pair in laid_out.pairs for trial in pair.trials]
    for trial in (trial for trial in trials if trial.environment.version in did):
        name = trial.environment.id
        measurement.supply.know(name, f"the lock of {name}")
        for cell, result in zip(trial.cells, did[trial.environment.version], strict=True):
            key = cell_key(cell, measurement.supply.keys[name], Isolation.FORK, 0)
            store.add(
                run,
                StoredResult(
                    cell=cell.id,
                    case=trial.case.id,
                    script=str(cell.script),
                    environment=name,
                    mode=trial.mode,
                    backend=trial.backend,
                    key=key,
                    result=replace(result, isolation=Isolation.FORK),
                    measured=FIRST_NIGHT,
                ),
            )
        store.add_environment(run, EnvironmentFacts(environment=name))
    passes = (Pass(isolation=Isolation.FORK),)
    return store, Comparison(measurement=measurement, pairs=laid_out.pairs, passes=passes)


def told(transition: Transition) -> Change_:
    return transition.changes, transition.numbers


def on_site(project: Project, store: MemoryStore | None) -> Change_ | None:
    """Return the change that the site shows; None where it compares nothing."""
    facts, _ = gather_site(project, store)
    pages = [page for page in facts.upgrades if (page.before, page.after) == (OLD, NEW)]
    found = [told(transition) for page in pages for transition in page.view.transitions]
    return found[0] if found else None


def in_upgrade(comparison: Comparison) -> Change_:
    comparison.measure()
    (transition,) = comparison.transitions()
    return told(transition)


@settings(max_examples=40)
@given(before=DID, after=DID)
def test_what_was_measured_has_changed_on_the_site_if_and_only_if_it_has_in_an_upgrade(
    project: Project, before: Did, after: Did
) -> None:
    store, comparison = measured(project, {OLD: before, NEW: after})
    assert on_site(project, store) == in_upgrade(comparison)


@settings(max_examples=40)
@given(before=ENDED, after=ENDED)
def test_measuring_again_what_is_recorded_adds_no_change(
    project: Project, before: Did, after: Did
) -> None:
    did = {OLD: before, NEW: after}
    with tempfile.TemporaryDirectory() as folder:
        known = replace(project, record=Path(folder))
        laid_out = plan_upgrade(project, "torch", OLD, NEW, Selection())
        trials = [trial for pair in laid_out.pairs for trial in pair.trials]
        judged = [judge(trial, *did[trial.environment.version]) for trial in trials]
        write_record(known.record, map(observe, judged))
        alone = on_site(known, None)
        for release, both in did.items():
            store, _ = measured(known, {release: both})
            assert on_site(known, store) == alone


def test_a_timeout_that_no_case_documents_is_nothing_to_go_by(project: Project) -> None:
    hung = ScriptResult(outcome=Outcome.TIMED_OUT)
    _, comparison = measured(project, {OLD: (make_raised(), PASSED), NEW: (hung, PASSED)})
    trials = [trial for pair in comparison.pairs for trial in pair.trials]
    (known,) = comparison.measurement.stored(trials, comparison.passes[0])
    assert known.startswith(f"torch/one@torch-{OLD}:")

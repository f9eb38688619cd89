"""The site and `errata upgrade` give one answer, whatever was measured and whatever is recorded."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, make_raised
from hypothesis import given, settings
from hypothesis import strategies as st
from stored_runs import FIRST_NIGHT, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.site.gather import gather_site
from errata.commands.upgrade.report import UpgradeReport
from errata.commands.upgrade.upgrade_plan import UpgradePlan, plan_upgrade
from errata.commands.upgrade.upgrading import Comparison, compare_known, know_upgrade
from errata.compare.judge import judge
from errata.compare.transitions import Change, Transition
from errata.measuring.measurement import NO_RUN, Pass
from errata.measuring.options import RunOptions
from errata.measuring.stored import CONFIRMATION, as_stored, cell_key
from errata.measuring.supply import Silent, Supply
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import observe
from errata.plan.matrix import Selection
from errata.project import Project
from errata.store.observed import write_record
from errata.store.sql import Store
from errata.workflow import begin_run, make_measurement

OLD, NEW = "2.14.1", "2.15.0"
TOML = (
    CASE_TOML.replace("[[expect]]", '[[expect]]\nreleases = ">=2.15"')
    + '\n[[expect]]\noutcome = "passed"\nwarning = "this is old: …"\n'
)
Did = tuple[ScriptResult, ScriptResult]
"""What both scripts did on a release."""
Name = tuple[str, str]
"""A case and a release."""
CASES = ("torch/one", "torch/two")
SOURCES = (("record",), ("store",), ("record", "store"))
FIRST = Pass(isolation=Isolation.FORK)
AGAIN = Pass(isolation=Isolation.FRESH, repeat=CONFIRMATION)
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


def lock(supply: Supply, specs: Iterable[EnvironmentSpec], *, resolve: bool = True) -> None:
    """Lock environments without files: what is asked here is answered from store and record."""
    del resolve
    for spec in specs:
        supply.know(spec.id, f"the lock of {spec.id}")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Project]:
    """Make a project with two cases and the table of one framework; its record is empty."""
    runs = StoredRuns(tmp_path_factory.mktemp("same") / "project", CASES, toml=TOML)
    table = runs.project.root / "envs"
    table.mkdir()
    shutil.copy(runs.project.table / "torch.toml", table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ERRATA_HOME", str(runs.project.root / "home"))
        patch.setattr(Supply, "lock", lock)
        yield replace(runs.project, table=table)


def lay_out(project: Project) -> UpgradePlan:
    return plan_upgrade(project, "torch", OLD, NEW, Selection(patterns=CASES))


def name_of(trial: Trial) -> Name:
    return trial.case.id, trial.environment.version


def measured(laid_out: UpgradePlan, did: Mapping[Name, Did]) -> tuple[Store, Comparison]:
    """Store what was done on some releases, under the keys that a run would give them.

    Every script ran once more in a fresh interpreter, as changes do before they are believed.
    """
    store = Store()
    options = RunOptions(stored=True)
    run = begin_run(store, options)
    measurement = make_measurement(laid_out.plan, options, store, Silent(), run)
    measurement.supply.lock(trial.environment for trial in laid_out.trials)
    for trial in (trial for trial in laid_out.trials if name_of(trial) in did):
        name = trial.environment.id
        for (cell, result), one in product(
            zip(trial.cells, did[name_of(trial)], strict=True), (FIRST, AGAIN)
        ):
            key = cell_key(cell, measurement.supply.keys[name], one.isolation, one.repeat)
            stored = as_stored(cell, key, replace(result, isolation=one.isolation), one.repeat)
            store.add(run, replace(stored, measured=FIRST_NIGHT))
        digest = measurement.supply.digests[name]
        store.add_environment(run, EnvironmentFacts(environment=name, lock_digest=digest))
    return store, Comparison(measurement=measurement, pairs=laid_out.pairs, passes=(FIRST,))


def told(transitions: Iterable[Transition]) -> dict[str, Change_]:
    """Return what became of each case."""
    return {one.case.id: (one.changes, one.numbers) for one in transitions}


def on_site(project: Project, store: Store | None) -> UpgradeReport | None:
    """Return the site's page; None where it compares nothing."""
    facts = gather_site(project, store)
    pages = [page for page in facts.upgrades if (page.before, page.after) == (OLD, NEW)]
    return pages[0].view if pages else None


def in_upgrade(laid_out: UpgradePlan, store: Store) -> UpgradeReport:
    """Compare as the command does; the store answers where scripts would run."""
    options = RunOptions()
    known = know_upgrade(laid_out, options, store)
    if not known.knows(laid_out):
        looking = replace(options, stored=True)
        measurement = make_measurement(laid_out.plan, looking, store, Silent(), NO_RUN)
        measurement.measure(laid_out.trials, (FIRST,))
        first = {one.trial.id: one for one in measurement.judgements(laid_out.trials, (FIRST,))}
        known = replace(known, judgements={**first, **known.judgements})
    return compare_known(laid_out, known, options, 0.0, store)


def changed(view: UpgradeReport) -> set[str]:
    """Return the cases that a report shows as changed."""
    groups = {group.case for _, groups in view.sections for group in groups}
    return groups | {item.case for item in view.deletable}


@settings(max_examples=25)
@given(befores=st.tuples(DID, DID), afters=st.tuples(DID, DID))
def test_what_was_measured_has_changed_on_the_site_if_and_only_if_it_has_in_an_upgrade(
    project: Project, befores: tuple[Did, Did], afters: tuple[Did, Did]
) -> None:
    did = as_done(befores, afters)
    store, comparison = measured(lay_out(project), did)
    comparison.measure()
    site = on_site(project, store)
    assert site is not None
    assert told(site.transitions) == told(comparison.transitions())


@contextmanager
def recorded(project: Project, did: Mapping[Name, Did]) -> Iterator[Project]:
    """Commit what was done on some releases; yields the project with this record."""
    with tempfile.TemporaryDirectory() as folder:
        known = replace(project, record=Path(folder))
        trials = [trial for trial in lay_out(known).trials if name_of(trial) in did]
        judged = [judge(trial, *did[name_of(trial)]) for trial in trials]
        write_record(known.record, map(observe, judged))
        yield known


def is_alike(transition: Transition) -> bool:
    """Tell whether both scripts did the same, as far as what is compared can tell."""
    before, after = transition.before, transition.after
    assert before is not None
    assert after is not None
    return (before.broken, before.fixed) == (after.broken, after.fixed)


def as_done(befores: tuple[Did, Did], afters: tuple[Did, Did]) -> dict[Name, Did]:
    sides = ((OLD, befores), (NEW, afters))
    return {(case, r): one for r, both in sides for case, one in zip(CASES, both, strict=True)}


@settings(max_examples=25)
@given(
    befores=st.tuples(ENDED, ENDED),
    afters=st.tuples(ENDED, ENDED),
    sources=st.tuples(*[st.sampled_from(SOURCES)] * 4),
)
def test_site_and_upgrade_agree_whatever_record_and_store_know(
    project: Project,
    befores: tuple[Did, Did],
    afters: tuple[Did, Did],
    sources: tuple[tuple[str, ...], ...],
) -> None:
    did = as_done(befores, afters)
    knows = dict(zip(did, sources, strict=True))
    for case, release in did:
        hangs = any(end.outcome is Outcome.TIMED_OUT for r in (OLD, NEW) for end in did[case, r])
        if hangs and "store" in knows[case, release]:
            knows[case, release] = ("store",)  # an upgrade does not go by a stored timeout
    with recorded(project, {n: one for n, one in did.items() if "record" in knows[n]}) as known:
        store, _ = measured(lay_out(known), {n: did[n] for n in did if "store" in knows[n]})
        site = on_site(known, store)
        upgrade = in_upgrade(lay_out(known), store)
    assert site is not None
    assert told(site.transitions) == told(upgrade.transitions)
    assert changed(site) == changed(upgrade)
    alike = {one.case.id for one in site.transitions if is_alike(one)}
    assert alike.isdisjoint(changed(site))


@settings(max_examples=25)
@given(befores=st.tuples(ENDED, ENDED), afters=st.tuples(ENDED, ENDED))
def test_measuring_again_what_is_recorded_adds_no_change(
    project: Project, befores: tuple[Did, Did], afters: tuple[Did, Did]
) -> None:
    did = as_done(befores, afters)
    with recorded(project, did) as known:
        alone = on_site(known, None)
        assert alone is not None
        for release in (OLD, NEW):
            again = {name: one for name, one in did.items() if name[1] == release}
            store, _ = measured(lay_out(known), again)
            for view in (on_site(known, store), in_upgrade(lay_out(known), store)):
                assert view is not None
                assert told(view.transitions) == told(alone.transitions)


def test_a_timeout_that_no_case_documents_is_nothing_to_go_by(project: Project) -> None:
    hung = ScriptResult(outcome=Outcome.TIMED_OUT)
    _, comparison = measured(
        lay_out(project),
        {("torch/one", OLD): (make_raised(), PASSED), ("torch/one", NEW): (hung, PASSED)},
    )
    trials = [trial for pair in comparison.pairs for trial in pair.trials]
    (known,) = comparison.measurement.stored(trials, comparison.passes[0])
    assert known.startswith(f"torch/one@torch-{OLD}:")

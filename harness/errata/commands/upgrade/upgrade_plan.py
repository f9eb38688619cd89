"""Lay out an upgrade: both releases, their cases, and the pairs to compare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from errata.evidence import read_evidence
from errata.model.case import BACKENDS, Case
from errata.model.cell import Trial, split_place
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.versions import is_older, parse_version, same_release
from errata.plan.choosing import Chosen, bare_release, framework_named
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, spread
from errata.project import Project, find_project
from errata.workflow import Plan, make_plan

NIGHTLY = "nightly"


@dataclass(frozen=True, kw_only=True)
class Pair:
    """One case, mode and backend on both releases; None where the case leaves one out."""

    before: Trial | None
    after: Trial | None

    @property
    def trials(self) -> tuple[Trial, ...]:
        """The one or two trials."""
        return tuple(trial for trial in (self.before, self.after) if trial is not None)


@dataclass(frozen=True, kw_only=True)
class UpgradePlan:
    """What will be compared: both releases, by the names of their environments, and the pairs.

    `notes` say where another release is compared than the one that was named.
    """

    plan: Plan
    framework: str
    before: str
    after: str
    pairs: tuple[Pair, ...]
    notes: tuple[str, ...] = ()

    @property
    def trials(self) -> tuple[Trial, ...]:
        """Every trial of both releases."""
        return tuple(trial for pair in self.pairs for trial in pair.trials)

    @property
    def is_downgrade(self) -> bool:
        """Whether the second release is the older one."""
        return is_older(self.after, self.before)


def find_corpora(start: Path, folders: Sequence[Path], *, only_own: bool = False) -> Project:
    """Find the project around `start`, with the user's own case folders added to its corpus.

    Where there is no corpus, the folders alone are it. All cases that are known are meant.
    """
    named = replace(find_project(start, folders, only_own=only_own), whole=True)
    try:
        project = replace(find_project(start), whole=True, options=named.options)
    except UsageProblem:
        return named
    if not folders or not project.corpora:
        return named
    for folder in named.corpora:
        for corpus in project.corpora:
            if corpus in folder.parents:
                raise UsageProblem(
                    f"the cases in {str(folder)!r} belong to the corpus {str(corpus)!r} already",
                    hint=f"name them instead of --corpus: {folder.relative_to(corpus)}",
                )
    corpora = tuple(dict.fromkeys([*project.corpora, *named.corpora]))
    return replace(project, corpora=corpora, shipped=None if only_own else project.shipped)


def plan_upgrade(
    project: Project,
    framework: str,
    before: str,
    after: str,
    selection: Selection,
    *,
    measures: bool = False,
    cases: Sequence[Case] | None = None,
) -> UpgradePlan:
    """Lay out both releases; raises UsageProblem for what cannot be compared.

    `cases` saves reading them, and that anything will be built. The environments of `selection` are
    replaced by the two releases. What cases claim beside is compared where the record has it for
    both. A release that is not listed
    stands for the newest listed one of its line, unless it is written in full to be measured.
    """
    frameworks = load_frameworks(project.table)
    known = framework_named(framework, frameworks)
    placed = [pattern for pattern in selection.patterns if "@" in pattern]
    if placed:
        raise UsageProblem(
            f"{placed[0]!r} names one place, and an upgrade has two",
            hint=f"name the case: {placed[0].partition('@')[0]}",
        )
    named = [bare_release(framework, release) for release in (before, after)]
    before, after = (
        release if release == NIGHTLY else known.stand_in(release, measures=measures)
        for release in named
    )
    _refuse_same(known, before, after)
    notes = [
        f"{one} stands for {meant}, the listed release of its line"
        for one, meant in zip(named, (before, after), strict=True)
        if one != NIGHTLY and not same_release(one, meant)
    ]
    words = tuple(_environment(framework, release) for release in (before, after))
    selection = replace(selection, environments=words, claims=cases is None)
    try:
        plan = make_plan(project, selection, builds=cases is None, cases=cases)
    except NothingSelected as error:
        if not error.message.startswith("nothing to run"):
            raise
        raise NothingSelected(
            error.message.replace("nothing to run", "nothing to compare"),
            hint=f"see what there is: errata list {framework}",
        ) from error
    trials = plan.matrix.trials
    names = _names(trials, before, after)
    return UpgradePlan(
        plan=plan,
        framework=framework,
        before=names[0],
        after=names[1],
        pairs=tuple(_without_unknown_claims(project, frameworks, _pairs(trials, names))),
        notes=tuple(notes),
    )


def trials_between(laid_out: UpgradePlan, trials: Sequence[Trial]) -> list[Trial]:
    """Make the trials of the listed releases on the way, each with one of `trials` to stand for.

    They are in the order of the way.
    """
    ends = [parse_version(one) for one in (laid_out.before, laid_out.after)]
    low, high = min(one for one in ends if one), max(one for one in ends if one)
    framework = laid_out.plan.frameworks[laid_out.framework]
    releases = [one for one in framework.releases if low < one.parsed < high]
    cases = {trial.case.id: trial.case for trial in trials}
    spots = {(trial.case.id, trial.mode, trial.backend) for trial in trials}
    found = spread(
        list(cases.values()),
        laid_out.plan.frameworks,
        {framework.name: [Chosen(version=one.version) for one in releases]},
        backends=BACKENDS,
    ).trials
    mine = [one for one in found if (one.case.id, one.mode, one.backend) in spots]
    order = [one.version for one in releases][:: -1 if laid_out.is_downgrade else 1]
    return sorted(mine, key=lambda trial: order.index(trial.environment.version))


def _refuse_same(framework: Framework, before: str, after: str) -> None:
    """Refuse what is no version, and two names of one release."""
    parsed = [NIGHTLY if r == NIGHTLY else str(framework.parse(r)) for r in (before, after)]
    if same_release(*parsed):
        raise UsageProblem(
            f"{before} and {after} are the same release of {framework.name}",
            hint="to see whether a release agrees with itself: errata run --isolation both "
            f"--env '{_environment(framework.name, before)}'",
        )


def _environment(framework: str, release: str) -> str:
    return f"{framework}-{NIGHTLY}" if release == NIGHTLY else f"{framework}=={release}"


def _names(trials: Sequence[Trial], before: str, after: str) -> tuple[str, str]:
    """Return both releases as their environments write them (`2.9` is `2.9.0` there)."""
    written = {trial.environment.version for trial in trials}

    def name(release: str, other: str) -> str:
        if release == NIGHTLY:
            rest = [version for version in written if not same_release(version, other)]
            return rest[0] if rest else release
        return next((version for version in written if same_release(version, release)), release)

    return name(before, after), name(after, before)


def _without_unknown_claims(
    project: Project, frameworks: Mapping[str, Framework], pairs: Iterator[Pair]
) -> Iterator[Pair]:
    """Leave out claims that are not in the record of both releases: none is measured for them."""
    found = list(pairs)
    claims = [trial for pair in found for trial in pair.trials if trial.case.claim]
    cases = {trial.case.id: trial.case for trial in claims}
    places = {trial.environment.id for trial in claims}
    evidence = read_evidence(project, None, cases.values(), frameworks, places)
    recorded = {t.id for t in claims if split_place(t.place) in evidence[t.case.id].recorded}
    for pair in found:
        is_known = all(trial.id in recorded for trial in pair.trials)
        if all(trial.case.claim is None for trial in pair.trials) or (
            is_known and pair.before and pair.after
        ):
            yield pair


def _pairs(trials: Sequence[Trial], names: tuple[str, str]) -> Iterator[Pair]:
    """Join the trials of both releases, in the order of the cases."""
    sides: dict[tuple[str, str, str], dict[str, Trial]] = {}
    for trial in trials:
        place = (trial.case.id, trial.mode, trial.backend)
        sides.setdefault(place, {})[trial.environment.version] = trial
    for both in sides.values():
        yield Pair(before=both.get(names[0]), after=both.get(names[1]))

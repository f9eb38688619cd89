"""Select cases and releases, and spread the cases over them: the ordered trials of a run.

Whatever the user typed that matches nothing is refused, with the nearest name that exists.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from errata.model.case import BACKENDS, CLAIM_FOLDERS, Case, Expectation, Requirements
from errata.model.cell import EnvironmentSpec, Offer, Trial, split_environment
from errata.model.errors import EnvironmentFailed, NothingSelected, UsageProblem
from errata.model.outcome import Outcome
from errata.model.versions import parse_version, satisfies
from errata.plan.choosing import Chosen, Offered, order, resolve
from errata.plan.framework import Framework
from errata.text.printable import first_names, guess, nearest

_LISTED = 3  # names that a message lists
_CLAIMED = re.compile(rf"/({'|'.join(CLAIM_FOLDERS)})(/[^@]*)?(?=@|$)")


@dataclass(frozen=True, kw_only=True)
class Selection:
    """What to run. Empty tuples mean everything; `environments` defaults to the newest releases.

    `patterns` are globs over case, trial or cell ids, or a folder of cases. `environments` are
    `default`, `all`, globs over ids such as `torch-2.*`, requirements such as `torch>=2.5`, or
    `nightly`. With `unlisted` a range also reaches the releases that only an index knows, and with
    `claims` the claims of each case run beside it.
    """

    patterns: tuple[str, ...] = ()
    environments: tuple[str, ...] = ("default",)
    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ("cpu",)
    kinds: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    unlisted: bool = False
    claims: bool = False

    def __str__(self) -> str:
        """Describe the selection for a person."""
        parts = [
            " ".join(self.patterns) or "all cases",
            "on " + " ".join(self.environments),
            " ".join(self.backends),
            *(" ".join(part) for part in (self.modes, self.kinds, self.areas) if part),
            *(["releases not listed too"] if self.unlisted else []),
            *(["with claims"] if self.claims else []),
        ]
        return ", ".join(parts)


def choose_cases(cases: Sequence[Case], selection: Selection) -> list[Case]:
    """Keep the selected cases; raises NothingSelected for a pattern that matches none."""
    _refuse_unknown("kind", selection.kinds, {str(case.kind) for case in cases})
    _refuse_unknown("area", selection.areas, {area for case in cases for area in case.areas})
    refuse_unmatched(selection.patterns, [case.id for case in cases])
    chosen = [
        case
        for case in cases
        if (not selection.patterns or any(names_case(p, case.id) for p in selection.patterns))
        and (not selection.kinds or str(case.kind) in selection.kinds)
        and (not selection.areas or set(case.areas) & set(selection.areas))
    ]
    if cases and not chosen:
        raise NothingSelected(
            "no case has the name, kind and area asked for", hint="ask for less; see: errata list"
        )
    return chosen


def refuse_unmatched(patterns: Iterable[str], ids: Sequence[str]) -> None:
    """Raise NothingSelected for a pattern that names none of the cases, by their ids."""
    for pattern in patterns:
        if not any(names_case(pattern, case_id) for case_id in ids):
            raise NothingSelected(
                f"{pattern!r} matches no case",
                hint=_nearest_case(pattern.partition("@")[0], ids) or "see: errata list",
            )


def only_case(cases: Sequence[Case], name: str) -> Case:
    """Return the only case that a name selected; raises UsageProblem for several."""
    if len(cases) > 1:
        listed = first_names([case.id for case in cases], _LISTED)
        raise UsageProblem(
            f"{name!r} names {len(cases)} cases: {listed}",
            hint="name one of them in full; see: errata list",
        )
    return cases[0]


def _matches(pattern: str, name: str) -> bool:
    """Return whether a glob matches a name; a name with `[` (`timm[extra]`) matches itself."""
    return pattern == name or fnmatch.fnmatchcase(name, pattern)


def _nearest_case(pattern: str, ids: Sequence[str]) -> str:
    """Return a hint at the cases that contain the pattern, else at the most similar name."""
    containing = [case_id for case_id in dict.fromkeys(ids) if pattern.strip("*") in case_id]
    if containing:
        more = f" or {len(containing) - _LISTED} more" if len(containing) > _LISTED else ""
        return f"did you mean {', '.join(map(repr, containing[:_LISTED]))}{more}?"
    # By slug: a framework that is spelled right makes no name alike.
    slugs = {_slug(case_id): case_id for case_id in ids}
    near = nearest(_slug(pattern), slugs)
    return f"did you mean {slugs[near] if '/' in pattern else near!r}?" if near else ""


def names_case(pattern: str, case_id: str) -> bool:
    """Return whether a pattern, up to `@`, names a case, a folder of cases, or a slug.

    The name of a claim names its case too.
    """
    wanted = pattern.partition("@")[0].rstrip("/")
    if not _CLAIMED.search(case_id):
        wanted = _CLAIMED.sub("", wanted)
    return (
        _matches(wanted, case_id)
        or case_id.startswith(f"{wanted}/")
        or _matches(wanted, _slug(case_id))
    )


def _slug(case_id: str) -> str:
    return case_id.rpartition("/")[2]


def keep_named(trials: Iterable[Trial], patterns: Sequence[str]) -> list[Trial]:
    """Keep the trials that a pattern with `@` names; other patterns keep every trial."""
    kept = []
    dead = {pattern for pattern in patterns if "@" in pattern}
    for trial in trials:
        matching = {pattern for pattern in patterns if _names_trial(pattern, trial)}
        dead -= matching
        if matching or not patterns:
            kept.append(trial)
    if dead:
        pattern = min(dead)
        raise NothingSelected(
            f"{pattern!r} matches no trial of the chosen environments",
            hint="choose environments with --env (e.g. --env all); see: errata plan",
        )
    return kept


def _names_trial(pattern: str, trial: Trial) -> bool:
    if not any(names_case(pattern, name) for name in (trial.case.id, trial.case.stated_by)):
        return False
    place = pattern.partition("@")[2]
    cells = (cell.id.partition("@")[2] for cell in trial.cells)
    names = (trial.place, trial.environment.id, *cells)
    return not place or any(_matches(place, name) for name in names)


def case_of(case_id: str) -> str:
    """Return the id of the case that a claim belongs to; other ids as they are."""
    return _CLAIMED.sub("", case_id)


def beside_claims(cases: Iterable[Case], selection: Selection) -> list[Case]:
    """Add the claims that are chosen, each after its case: all, or those that a pattern names.

    A case of which only claims are named is left out.
    """
    patterns = selection.patterns
    found = []
    for case in cases:
        named = [p for p in patterns if names_case(p, case.id)]
        is_named = not patterns or any(not _CLAIMED.search(p) for p in named)
        found += [case] if is_named else []
        of_claims = [p for p in named if _CLAIMED.search(p)]
        if selection.claims and is_named:
            found += case.claim_cases
        elif of_claims:
            found += [c for c in case.claim_cases if any(names_case(p, c.id) for p in of_claims)]
    return found


def choose_releases(
    selection: Selection,
    frameworks: Mapping[str, Framework],
    offered: Offered | None = None,
    skip: Callable[[EnvironmentFailed], None] | None = None,
) -> dict[str, list[Chosen]]:
    """Resolve the environments asked for to releases by framework, oldest first.

    `offered` asks an index, which only ranges and nightlies need. A pattern that names a trial
    (`torch/x@torch-2.9.1:eager:cpu`) adds its release where that is not listed. Raises
    UsageProblem for what does not exist, and EnvironmentFailed when no index answers; a nightly
    whose index does not answer is left out, and `skip` called with the reason, as long as anything
    else is chosen.
    """
    _refuse_unknown("backend", selection.backends, BACKENDS)
    modes = {mode for framework in frameworks.values() for mode in framework.modes}
    _refuse_unknown("mode", selection.modes, modes)
    chosen: dict[str, dict[Chosen, None]] = {name: {} for name in frameworks}
    answers: dict[tuple[str, bool], Sequence[Offer]] = {}

    def ask_once(framework: Framework, nightly: bool) -> Sequence[Offer]:
        key = framework.name, nightly
        if key not in answers and offered is not None:
            answers[key] = offered(framework, nightly)
        return answers[key]

    failures: list[EnvironmentFailed] = []
    for asked in (*selection.environments, *_unlisted_places(selection.patterns, frameworks)):
        found = resolve(
            asked,
            frameworks,
            unlisted=selection.unlisted,
            offered=None if offered is None else ask_once,
            skip=failures.append if skip else None,
        )
        for name, releases in found.items():
            chosen[name].update(dict.fromkeys(releases))
    if failures and not any(chosen.values()):
        raise failures[0]
    for failure in failures:
        if skip is not None:
            skip(failure)
    return {name: sorted(found, key=order) for name, found in chosen.items() if found}


def _unlisted_places(patterns: Sequence[str], frameworks: Mapping[str, Framework]) -> Iterator[str]:
    """Yield the environments in trials' names whose release is not listed."""
    for pattern in patterns:
        name, release, _ = split_environment(pattern.partition("@")[2])
        if name not in frameworks or parse_version(release) is None:
            continue
        if frameworks[name].listed(release) is None:
            yield f"{name}=={release}"


def _refuse_unknown(what: str, asked: Iterable[str], known: Iterable[str]) -> None:
    names = sorted(set(known))
    for word in asked:
        if word not in names:
            raise UsageProblem(
                f"unknown {what} {word!r}; known: {', '.join(names)}", hint=guess(word, names)
            )


@dataclass(frozen=True, kw_only=True)
class Matrix:
    """The trials of a run, and the cases that fit none of the chosen releases, with the reason."""

    trials: tuple[Trial, ...]
    left_out: tuple[tuple[Case, str], ...] = ()


def modes_of(case: Case, framework: Framework) -> tuple[str, ...]:
    """Return the modes that a case runs in: its own, or the framework's default."""
    return case.requires.modes or (framework.default_mode,)


def releases_for(case: Case, framework: Framework, backend: str) -> list[str]:
    """List the releases that a case supports and that have a build for `backend`, oldest first."""
    variant = framework.variants.get(backend)
    if variant is None:
        return []
    return [
        release.version
        for release in framework.releases
        if satisfies(case.requires.specifier, release.version)
        and satisfies(variant.releases, release.version)
    ]


def expectation_index(case: Case, version: str, mode: str, backend: str) -> int | None:
    """Return the index of the first expectation that applies, if any."""
    for number, expectation in enumerate(case.expectations):
        if covers(expectation, version, mode, backend):
            return number
    return None


def covers(expectation: Expectation, version: str, mode: str, backend: str) -> bool:
    """Return whether an expectation applies to a release, mode and backend."""
    return (
        (not expectation.modes or mode in expectation.modes)
        and (not expectation.backends or backend in expectation.backends)
        and satisfies(expectation.releases, version)
    )


def make_trial(case: Case, environment: EnvironmentSpec, mode: str, backend: str) -> Trial:
    """Join a case with an environment, mode and backend, and the expectation that applies.

    A claim must pass on the releases that it names, or where its case is expected to fail.
    """
    number = expectation_index(case, environment.version, mode, backend)
    expectation = None if number is None else case.expectations[number]
    if case.claim is not None:
        fails = expectation is not None and expectation.is_failure
        is_made = fails or case.claim.releases is not None
        expectation = Expectation(outcome=Outcome.PASSED) if is_made else None
    return Trial(
        case=case, environment=environment, mode=mode, backend=backend, expectation=expectation
    )


def spread(
    cases: Sequence[Case],
    frameworks: Mapping[str, Framework],
    releases: Mapping[str, Sequence[Chosen]],
    *,
    modes: Iterable[str] = (),
    backends: Iterable[str] = ("cpu",),
    external: Sequence[EnvironmentSpec] = (),
) -> Matrix:
    """Make the trials of `cases` over the chosen `releases`, listed or not, by framework.

    Empty `modes` mean all. `external` environments replace the listed releases; nothing can be
    installed into them.
    """
    trials: list[Trial] = []
    left_out: list[tuple[Case, str]] = []

    @cache  # most cases require the same
    def environments(requires: Requirements, backend: str) -> list[EnvironmentSpec]:
        named = frameworks[requires.framework]
        return _environments(requires, named, releases, backend, external)

    wanted_modes, wanted_backends = set(modes), set(backends)
    for case in cases:
        framework = frameworks[case.requires.framework]
        case_modes = [m for m in modes_of(case, framework) if m in wanted_modes or not wanted_modes]
        case_backends = [b for b in case.requires.backends if b in wanted_backends]
        mine = [
            make_trial(case, environment, mode, backend)
            for backend in case_backends
            for environment in environments(case.requires, backend)
            for mode in case_modes
        ]
        if case.claim is not None:
            mine = [trial for trial in mine if trial.expectation is not None]
        trials.extend(mine)
        if not mine and case.claim is None:
            left_out.append((case, _why_none(case, framework, case_modes, case_backends)))
    return Matrix(trials=tuple(trials), left_out=tuple(left_out))


def _environments(
    requires: Requirements,
    framework: Framework,
    releases: Mapping[str, Sequence[Chosen]],
    backend: str,
    external: Sequence[EnvironmentSpec],
) -> list[EnvironmentSpec]:
    if external:
        return [
            spec
            for spec in external
            if spec.framework == framework.name and satisfies(requires.specifier, spec.version)
        ]
    variant = framework.variants.get(backend)
    if variant is None:
        return []
    having_nightlies = framework.nightly.indexes if framework.nightly else ()
    return [
        framework.spec(
            release.version,
            variant=backend,
            python=requires.python or release.python,
            packages=requires.packages,
            index_url=release.index_url,
            listed_only=False,
            nightly=release.nightly,
        )
        for release in releases.get(framework.name, ())
        if satisfies(requires.specifier, release.version)
        and satisfies(variant.releases, release.version)
        and not (release.nightly and backend not in having_nightlies)
    ]


def _why_none(
    case: Case, framework: Framework, modes: Sequence[str], backends: Sequence[str]
) -> str:
    if not modes:
        return f"runs only in {', '.join(modes_of(case, framework))}"
    if not backends:
        return f"runs only on {', '.join(case.requires.backends)}"
    needed = f"needs {case.requires.framework} {case.requires.specifier}".rstrip()
    if backends == ["cpu"]:
        return needed
    return f"{needed}, built for {' or '.join(backends)}"

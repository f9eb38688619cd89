"""What is known of one case: its folder, stored results and record by place, and its lock."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import timezone
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from packaging.utils import canonicalize_name

import errata
from errata.commands.bundle.issue import (
    BundledEnvironment,
    BundledFramework,
    BundledSignature,
    BundleFacts,
    RangeChange,
    VerifiedRelease,
)
from errata.commands.history.history import build_timeline, observe_places
from errata.commands.history.report import Period, Timeline, Track
from errata.compare.behaviour import Behaviour, shorten_behaviour
from errata.compare.judge import expected_verdict
from errata.environments.home import open_home
from errata.environments.locks import Lock, platform_tag
from errata.evidence import CaseEvidence, Seen, environment_of, read_evidence
from errata.measuring.lending import variables_of
from errata.model.case import NO_REPORT, Case, Expectation, Script
from errata.model.cell import EnvironmentSpec, Place, Trial
from errata.model.errors import UsageProblem
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Outcome, Signature
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.model.verdict import Verdict
from errata.model.versions import is_older
from errata.plan.choosing import parse_environment
from errata.plan.framework import Framework
from errata.plan.matrix import expectation_index, make_trial, modes_of, releases_for
from errata.project import Project

if TYPE_CHECKING:
    from errata.store.sql import Store

_LONGEST_BEHAVIOUR = 300
_LONGEST_CHANGE = 120


def gather(
    project: Project,
    store: Store,
    case: Case,
    frameworks: Mapping[str, Framework],
    *,
    place: str = "",
) -> BundleFacts:
    """Gather the facts of one case; `place` (a glob) selects the place that it is about.

    By default that is the newest release in which the failure was seen. Only results of the scripts
    as they are now count. Raises UsageProblem where the case documents no failure there,
    InvalidRecord and StoreFailed.
    """
    framework = frameworks[case.requires.framework]
    known = read_evidence(project, store, [case], frameworks)[case.id]
    timeline = build_timeline(case.id, case.title, observe_places(known))
    chosen = _seen_place(timeline, place)
    if chosen is None:
        environment, mode, backend, status = *_documented_place(case, framework, place), ""
    else:
        track, period = chosen
        environment, mode, backend = period.environment, track.mode, track.backend
        status = moment_of(period)
    trial = make_trial(
        case, _release(framework, frameworks, environment), mode=mode, backend=backend
    )
    lock = _find_lock(project, trial.environment)
    there, seen, facts = _about_place(known, (environment, mode, backend), trial)
    facts["packages"] = _public(facts.get("packages", ()), lock)
    return BundleFacts(
        about=_about(trial, framework, environment, status, lock, there, seen),
        cause=case.cause,
        fix=case.fix,
        sources=tuple((one.url, one.note) for one in case.sources if one.url not in NO_REPORT),
        broken=case.broken,
        fixed=case.fixed,
        fix_known=case.fix_known,
        to_do=case.to_do,
        requirements=_requirements(trial.environment, lock),
        lock=lock.text if lock else "",
        releases=verified_releases(timeline, known),
        changes=find_changes(timeline, known),
        version=errata.__version__,
        **facts,
    )


def _about(
    trial: Trial,
    framework: Framework,
    environment: str,
    status: str,
    lock: Lock | None,
    there: Mapping[str, str],
    seen: Mapping[str, Any],
) -> BundledSignature:
    case, spec = trial.case, trial.environment
    return BundledSignature(
        signature_version=SIGNATURE_VERSION,
        case=case.id,
        title=case.title,
        kind=str(case.kind),
        framework=BundledFramework(
            name=framework.name, module=framework.module, distribution=spec.distribution
        ),
        environment=BundledEnvironment(
            id=environment, release=spec.version, lock=platform_tag() if lock else "", **there
        ),
        mode=trial.mode,
        backend=trial.backend,
        known=(status if status in ("", "recorded") else f"measured {status}") or "documented",
        variables=dict(sorted(variables_of(trial, framework).items())),
        timeout_s=case.requires.timeout_s,
        expected=_expected(trial),
        **seen,
    )


def last_periods(track: Track) -> list[Period]:
    """Return what each environment of a track did last, in the track's order."""
    last: dict[str, Period] = {}
    for period in track.periods:
        last[period.environment] = period
    return list(last.values())


def find_changes(timeline: Timeline, known: CaseEvidence) -> tuple[RangeChange, ...]:
    """List the changes of the broken script from one release to the next that is known.

    Inconclusive releases (flaky, unavailable) count as unknown, as do listed ones without a
    result.
    """
    found = []
    for track in timeline.tracks:
        listed = releases_for(known.case, known.framework, track.backend)
        sure = [period for period in last_periods(track) if period.state.is_sure]
        for before, after in pairwise(sure):
            if set(before.state.broken) != set(after.state.broken):
                sides = [
                    _measured(known, (one.environment, track.mode, track.backend))
                    for one in (before, after)
                ]
                found.append(
                    RangeChange(
                        mode=track.mode,
                        backend=track.backend,
                        before=_bare(before.release),
                        after=_bare(after.release),
                        was=_in_words(before.state.broken, _LONGEST_CHANGE),
                        now=_in_words(after.state.broken, _LONGEST_CHANGE),
                        evidence=_evidence(before, after),
                        between=tuple(
                            name
                            for name in listed
                            if is_older(_bare(before.release), name)
                            and is_older(name, _bare(after.release))
                        ),
                        confirmed=all(one and one.judgement.is_confirmed for one in sides),
                    )
                )
    return tuple(found)


def _measured(known: CaseEvidence, place: Place) -> Seen | None:
    """Return what a run did at a place, where that is what is believed of it."""
    seen = known.believed.get(place)
    return seen if seen is not None and seen.run is not None else None


def _in_words(behaviours: Iterable[Behaviour], longest: int) -> str:
    return " or ".join(shorten_behaviour(one, longest) for one in behaviours)


def _evidence(before: Period, after: Period) -> str:
    kinds = ["recorded" if one.is_only_recorded else "measured" for one in (before, after)]
    if kinds[0] == kinds[1]:
        return f"both {kinds[0]}"
    return f"{_bare(before.release)} {kinds[0]}, {_bare(after.release)} {kinds[1]}"


def _bare(release: str) -> str:
    """Drop interpreter, packages and local part from a release as a history names it."""
    return release.partition("-")[0].partition("+")[0]


def verified_releases(timeline: Timeline, known: CaseEvidence) -> tuple[VerifiedRelease, ...]:
    """List what each release of each mode and backend did last, where that is known.

    Results of a script that was changed since tell nothing about it.
    """
    return tuple(
        _verified(track, period, timeline, known)
        for track in timeline.tracks
        for period in last_periods(track)
        if period.state.broken or period.state.verdict is not None
    )


def _verified(
    track: Track, period: Period, timeline: Timeline, known: CaseEvidence
) -> VerifiedRelease:
    place = (period.environment, track.mode, track.backend)
    trial = known.trial(place)
    expected = expected_verdict(trial.expectation)
    seen, recorded = _measured(known, place), known.recorded.get(place)
    build = seen.held.framework_version if seen else ""
    python = seen.held.python_version if seen else ""
    if recorded is not None and period.is_only_recorded:
        build, python = recorded.build, recorded.python
    state = period.state
    return VerifiedRelease(
        release=trial.environment.version,
        environment=period.environment,
        python=".".join(python.split(".")[:2]),
        mode=track.mode,
        backend=track.backend,
        verdict=str(state.verdict or "unknown"),
        documented=expected is None or state.verdict is expected,
        measured=moment_of(period),
        build=build,
        letter=" ".join(timeline.label(state.broken)),
        broken=_in_words(state.broken, _LONGEST_BEHAVIOUR),
        fixed=_in_words(state.fixed, _LONGEST_BEHAVIOUR),
    )


def moment_of(period: Period) -> str:
    """Return when a period was last measured, or `recorded`."""
    if period.last is None:
        return "recorded"
    return period.last.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M UTC")


_COMPANION = re.compile(
    r"(?:torch|triton|nvidia|cuda|cupy|paddle|mindspore|mindnlp|numpy|scipy|pandas|onnx|mkl|intel-"
    r"|protobuf|pillow|sympy|networkx|setuptools|wheel|pip|timm|transformers|accelerate|functorch)"
    r"(?![a-z])[\w.-]*$|torch[\w]+$"
)


def _seen_place(timeline: Timeline, place: str) -> tuple[Track, Period] | None:
    """Choose the newest release of the first mode and backend that shows the failure."""
    for track in timeline.tracks:
        shown = [
            period
            for period in last_periods(track)
            if period.state.verdict in (Verdict.REPRODUCES, Verdict.DRIFTED)
            and _is_asked(place, period.environment, track.mode, track.backend)
        ]
        if shown:
            return track, shown[-1]
    return None


def _is_asked(place: str, environment: str, mode: str, backend: str) -> bool:
    names = (environment, f"{environment}:{mode}:{backend}")
    return not place or any(fnmatchcase(name, place) for name in names)


def _documented_place(case: Case, framework: Framework, place: str) -> tuple[str, str, str]:
    """Choose a release for which the case documents a failure.

    Where the case begins with a listed release, that is where it was seen (`errata capture` writes
    it so); otherwise the newest.
    """
    first = re.fullmatch(r"[>=]=\s*([\w.]+)", case.requires.specifier.strip())
    for mode in modes_of(case, framework):
        for backend in case.requires.backends:
            listed = releases_for(case, framework, backend)
            seen = [version for version in listed if first and version == first[1]]
            for version in (*seen, *reversed(listed)):
                spec = framework.spec(
                    version,
                    variant=backend,
                    python=case.requires.python,
                    packages=case.requires.packages,
                )
                number = expectation_index(case, version, mode, backend)
                fails = number is not None and case.expectations[number].is_failure
                if fails and _is_asked(place, spec.id, mode, backend):
                    return spec.id, mode, backend
    where = f" in {place!r}" if place else ""
    raise UsageProblem(
        f"{case.id} documents no failure{where}, and none was seen, so there is nothing to file",
        hint=f"name another place (see: errata history {case.id}), or add an [[expect]] that fails",
    )


def _release(
    framework: Framework, frameworks: Mapping[str, Framework], environment: str
) -> EnvironmentSpec:
    """Describe an environment so that it can be locked, or else by its name alone."""
    try:
        return parse_environment(frameworks, environment, listed_only=False)
    except UsageProblem:
        named = environment_of(framework, EnvironmentFacts(environment=environment))
        return framework.spec(named.version, variant=named.variant, listed_only=False)


def _expected(trial: Trial) -> tuple[Expectation, ...]:
    """List the failures documented for the mode and backend, the one for the place first."""
    fitting = [
        one
        for one in trial.case.expectations
        if one.is_failure
        and (not one.modes or trial.mode in one.modes)
        and (not one.backends or trial.backend in one.backends)
    ]
    own = trial.expectation
    first = [own] if own is not None and own.is_failure else []
    found = first + [one for one in fitting if one not in first]
    if not found:
        raise UsageProblem(
            f"{trial.case.id} documents no failure in mode {trial.mode} on {trial.backend}",
            hint="name another place: errata bundle 'CASE@torch-2.15.0:eager:cpu'",
        )
    return tuple(found)


def _about_place(
    known: CaseEvidence, place: Place, trial: Trial
) -> tuple[dict[str, str], dict[str, Any], dict[str, Any]]:
    """Return what the broken script did at the place: measured, else recorded, else nothing.

    Of that its build and Python, its signature, and what else is known of it.
    """
    there = {"python": trial.environment.python, "build": ""}
    facts: dict[str, Any] = {}
    seen = _measured(known, place)
    if seen is not None:
        held = seen.held
        there["python"] = ".".join(held.python_version.split(".")[:2]) or there["python"]
        there["build"] = held.framework_version
        facts = {
            "platform": held.platform,
            "packages": held.packages,
            "built_with": tuple(
                (name, str(value))
                for name, value in sorted(held.build.items())
                if name not in (BUILD_S, IMPORT_S)
            ),
        }
    for one in seen.results if seen else ():
        result = one.result
        if one.script == str(Script.BROKEN) and result.outcome.is_from_script:
            status = result.signal or (f"exit {result.exit_code}" if result.exit_code else "")
            there["build"] = result.framework_version or there["build"]
            facts |= {"traceback": result.traceback, "output": result.stderr or result.stdout}
            return there, _seen(result.signature, result.outcome, status), facts
    recorded = known.recorded.get(place)
    if recorded is not None:
        there |= {"build": recorded.build, "python": recorded.python or there["python"]}
        return there, _seen(recorded.signature, recorded.broken, recorded.detail), facts
    return there, {"seen": None, "outcome": ""}, facts


def _seen(signature: Signature | None, outcome: Outcome, status: str) -> dict[str, Any]:
    return {"seen": signature, "outcome": f"{outcome} ({status})" if status else str(outcome)}


def _find_lock(project: Project, spec: EnvironmentSpec) -> Lock | None:
    """Find the lock: the committed one, which is the same for everybody, or the one made here."""
    locks = open_home(project.table).locks
    return (None if spec.index_url else locks.committed(spec)) or locks.current(spec)


def _public(packages: Sequence[str], lock: Lock | None) -> tuple[str, ...]:
    """Leave out packages that may be private: a user's own interpreter may have any."""
    pins = lock.pins if lock else {}
    names = [(canonicalize_name(package.partition("==")[0]), package) for package in packages]
    return tuple(text for name, text in names if name in pins or _COMPANION.match(name))


def _requirements(spec: EnvironmentSpec, lock: Lock | None) -> tuple[str, ...]:
    """Write the requirements as a person would: framework, further packages, bounds of both."""
    from packaging.requirements import Requirement

    lines = [f"--pre --extra-index-url {spec.index_url}"] if spec.index_url else []
    lines.append(f"{spec.distribution}=={spec.version}")
    bounds: dict[str, list[str]] = {}
    for text in (*spec.requirements, *spec.packages):
        bounds.setdefault(canonicalize_name(Requirement(text).name), []).append(text)
    pins = lock.pins if lock else {}
    for text in spec.constraints:
        name = canonicalize_name(Requirement(text).name)
        if name in bounds or name in pins:
            bounds.setdefault(name, []).append(text)
    for texts in bounds.values():
        first = Requirement(texts[0])
        for text in texts[1:]:
            first.specifier &= Requirement(text).specifier
        lines.append(str(first))
    return tuple(lines)

"""Gather the facts in a bundle: from the case's folder, the store, the record and the locks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

import errata
from errata.commands.bundle.evidence import (
    Evidence,
    collect_evidence,
    find_changes,
    last_periods,
    moment_of,
    verified_releases,
)
from errata.commands.bundle.issue import BundleFacts
from errata.commands.history.report import Period, Track
from errata.environments.home import open_home
from errata.environments.lock import Lock, canonical, platform_tag
from errata.measuring.lending import variables_of
from errata.measuring.stored import environment_of
from errata.model.case import NO_REPORT, Case, Expectation, Script
from errata.model.cell import EnvironmentSpec, Place, Trial
from errata.model.errors import UsageProblem
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.model.verdict import Verdict
from errata.plan.choosing import parse_environment
from errata.plan.framework import Framework
from errata.plan.matrix import expectation_index, make_trial, modes_of, releases_for
from errata.project import Project
from errata.store.sql import Store

_COMPANION = re.compile(
    r"(?:torch|triton|nvidia|cuda|cupy|paddle|mindspore|mindnlp|numpy|scipy|pandas|onnx|mkl|intel-"
    r"|protobuf|pillow|sympy|networkx|setuptools|wheel|pip|timm|transformers|accelerate|functorch)"
    r"(?![a-z])[\w.-]*$|torch[\w]+$"
)


def gather(
    project: Project,
    store: Store,
    case: Case,
    frameworks: Mapping[str, Framework],
    *,
    place: str = "",
) -> BundleFacts:
    """Gather the facts of one case; `place` (a glob) selects the place that it is about.

    By default that is the newest release in which the failure was seen. Raises UsageProblem where
    the case documents no failure there, InvalidRecord and StoreFailed.
    """
    framework = frameworks[case.requires.framework]
    evidence = collect_evidence(project, store, case)
    chosen = _seen_place(evidence, place)
    if chosen is None:
        environment, mode, backend, status = *_documented_place(case, framework, place), ""
    else:
        track, period = chosen
        environment, mode, backend = period.environment, track.mode, track.backend
        status = moment_of(period)
    trial = make_trial(
        case, _release(framework, frameworks, environment), mode=mode, backend=backend
    )
    key = (environment, mode, backend)
    facts = _about_case(case, framework, trial, environment)
    facts |= _about_place(evidence, key, trial)
    lock = _find_lock(project, trial.environment)
    facts |= _about_packages(trial.environment, lock)
    facts["packages"] = _public(facts.get("packages", ()), lock)
    return BundleFacts(
        **facts,
        known=(status if status in ("", "recorded") else f"measured {status}") or "documented",
        releases=verified_releases(evidence, case, framework),
        changes=find_changes(evidence.timeline, framework, case, evidence.confirmed),
        version=errata.__version__,
    )


def _seen_place(evidence: Evidence, place: str) -> tuple[Track, Period] | None:
    """Choose the newest release of the first mode and backend that shows the failure."""
    for track in evidence.timeline.tracks if evidence.timeline else ():
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


def _about_case(case: Case, framework: Framework, trial: Trial, environment: str) -> dict[str, Any]:
    spec = trial.environment
    return {
        "case": case.id,
        "title": case.title,
        "kind": str(case.kind),
        "areas": case.areas,
        "cause": case.cause,
        "fix": case.fix,
        "sources": tuple(
            (source.url, source.note) for source in case.sources if source.url not in NO_REPORT
        ),
        "framework": framework.name,
        "module": framework.module,
        "distribution": spec.distribution,
        "release": spec.version,
        "environment": environment,
        "mode": trial.mode,
        "backend": trial.backend,
        "variables": tuple(sorted(variables_of(trial, framework).items())),
        "timeout_s": case.requires.timeout_s,
        "expected": _expected(trial),
        "broken": case.broken,
        "fixed": case.fixed,
        "fix_known": case.fix_known,
        "to_do": case.to_do,
    }


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


def _about_place(evidence: Evidence, key: Place, trial: Trial) -> dict[str, Any]:
    """Return what the broken script did at the place: measured, else recorded, else nothing."""
    stored = evidence.newest.get(key, {}).get(str(Script.BROKEN))
    held = evidence.facts.get(key)
    recorded = evidence.record.get(key)
    facts: dict[str, Any] = {"python": trial.environment.python}
    if held is not None:
        facts["python"] = ".".join(held.python_version.split(".")[:2]) or facts["python"]
        facts |= {
            "platform": held.platform,
            "packages": held.packages,
            "build": held.framework_version,
            "built_with": tuple(
                (name, str(value))
                for name, value in sorted(held.build.items())
                if name not in (BUILD_S, IMPORT_S)
            ),
        }
    if stored is not None:
        result = stored.result
        status = result.signal or (f"exit {result.exit_code}" if result.exit_code else "")
        return facts | {
            "seen": result.signature,
            "outcome": f"{result.outcome} ({status})" if status else str(result.outcome),
            "traceback": result.traceback,
            "output": result.stderr or result.stdout,
            "build": result.framework_version or facts.get("build", ""),
        }
    if recorded is not None:
        detail = f" ({recorded.detail})" if recorded.detail else ""
        return facts | {
            "seen": recorded.signature,
            "outcome": f"{recorded.broken}{detail}",
            "build": recorded.build,
            "python": recorded.python or facts["python"],
        }
    return facts


def _find_lock(project: Project, spec: EnvironmentSpec) -> Lock | None:
    """Find the lock: the committed one, which is the same for everybody, or the one made here."""
    locks = open_home(project.table).locks
    return (None if spec.index_url else locks.committed(spec)) or locks.current(spec)


def _public(packages: Sequence[str], lock: Lock | None) -> tuple[str, ...]:
    """Leave out packages that may be private: a user's own interpreter may have any."""
    pins = lock.pins if lock else {}
    names = [(canonical(package.partition("==")[0]), package) for package in packages]
    return tuple(text for name, text in names if name in pins or _COMPANION.match(name))


def _about_packages(spec: EnvironmentSpec, lock: Lock | None) -> dict[str, Any]:
    return {
        "requirements": _requirements(spec, lock),
        "lock": lock.text if lock else "",
        "lock_platform": platform_tag() if lock else "",
    }


def _requirements(spec: EnvironmentSpec, lock: Lock | None) -> tuple[str, ...]:
    """Write the requirements as a person would: framework, further packages, bounds of both."""
    from packaging.requirements import Requirement

    lines = [f"--pre --extra-index-url {spec.index_url}"] if spec.index_url else []
    lines.append(f"{spec.distribution}=={spec.version}")
    bounds: dict[str, list[str]] = {}
    for text in (*spec.requirements, *spec.packages):
        bounds.setdefault(canonical(Requirement(text).name), []).append(text)
    pins = lock.pins if lock else {}
    for text in spec.constraints:
        name = canonical(Requirement(text).name)
        if name in bounds or name in pins:
            bounds.setdefault(name, []).append(text)
    for texts in bounds.values():
        first = Requirement(texts[0])
        for text in texts[1:]:
            first.specifier &= Requirement(text).specifier
        lines.append(str(first))
    return tuple(lines)

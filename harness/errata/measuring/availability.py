"""Find what is available: releases on the indexes, interpreters, devices and packages."""

from __future__ import annotations

import platform
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from errata.environments import interpreters
from errata.environments.built import BuiltEnvironment, external
from errata.environments.home import open_home
from errata.indexes import read_settings
from errata.model.case import Case
from errata.model.cell import EnvironmentSpec, Offer, Trial
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.plan.framework import Framework, nearest_version
from errata.running.devices import DeviceAnswer, ask_framework, ask_machine
from errata.text.printable import nearest

if TYPE_CHECKING:
    from errata.indexes import IndexReport


def offered(framework: Framework, nightly: bool = False, *, variant: str = "cpu") -> list[Offer]:
    """List the available releases, newest first, for interpreters that exist or can be installed.

    Yanked releases are left out. Raises EnvironmentFailed when no index answers.
    """
    found = look_up(framework, variant=variant, nightly=nightly)
    usable = interpreters.obtainable()
    offers = []
    for offer in found.offers:
        pythons = tuple(python for python in offer.pythons if python in usable)
        if pythons and not offer.yanked:
            offers.append(replace(offer, pythons=pythons))
    return offers


def look_up(framework: Framework, *, variant: str = "cpu", nightly: bool = False) -> IndexReport:
    """Ask where a framework's build variant, or its nightlies, come from.

    Raises UsageProblem for a variant or nightlies that the table does not know, and
    EnvironmentFailed when no index answers.
    """
    from errata.indexes import ask_indexes

    if variant not in framework.variants:
        raise UsageProblem(
            f"{framework.name} has no {variant!r} build",
            hint=f"its build variants: {', '.join(framework.variants)}",
        )
    distribution = framework.variants[variant].distribution
    index = framework.nightly_index(variant) if nightly else None
    return ask_indexes(distribution, read_settings(), index_url=index)


def refuse_absent(
    specs: Iterable[EnvironmentSpec], frameworks: Mapping[str, Framework], table: Path
) -> None:
    """Raise UsageProblem for the first release that no index has, before anything is built.

    Releases of the table and those that are locked already exist. Where an index does not answer,
    or nothing is known of a distribution, all are let pass: then building says what is wrong.
    """
    home = open_home(table)
    for spec in {spec.id: spec for spec in specs}.values():
        framework = frameworks[spec.framework]
        if spec.external is not None or framework.listed(spec.version) is not None:
            continue
        if home.locks.current(spec) is not None:
            continue
        try:
            found = look_up(framework, variant=spec.variant, nightly=spec.nightly)
        except EnvironmentFailed:
            continue
        known = {Version(offer.version) for offer in found.offers}
        if found.failures or not known or Version(spec.version) in known:
            continue
        close = _close(Version(spec.version), framework, known)
        raise UsageProblem(
            f"no index offers {framework.name} {spec.version} for this platform",
            hint=f"did you mean {close!r}? see: errata envs releases {framework.name}",
        )


def _close(wanted: Version, framework: Framework, known: Collection[Version]) -> str:
    """Return the release that was probably meant: of the same series, or a similar name."""
    series = [version for version in known if version.release[:2] == wanted.release[:2]]
    swapped = [version for version in known if sorted(str(version)) == sorted(str(wanted))]
    if series or swapped:
        return str(nearest_version(wanted, series or swapped))
    listed = [release.version for release in framework.releases]
    return nearest(str(wanted), listed) or str(nearest_version(wanted, known))


def look_into(
    python: Path, frameworks: Mapping[str, Framework], cases: Sequence[Case]
) -> dict[str, BuiltEnvironment]:
    """Find which of the frameworks that the cases need an interpreter has."""
    found: dict[str, BuiltEnvironment] = {}
    words: list[str] = []
    for name in sorted({case.requires.framework for case in cases}):
        try:
            spec, built = external(python, framework=name, module=frameworks[name].module)
        except EnvironmentFailed as error:
            words.append(str(error))
        else:
            found[spec.id] = built
    if not found:
        raise UsageProblem(
            f"{str(python)!r} has none of the frameworks that the chosen cases need: "
            + "; ".join(words),
            hint="name an interpreter in which `import torch` (or paddle, mindspore) works",
        )
    return found


def absent_devices(
    trials: Sequence[Trial], ask: Callable[[str], DeviceAnswer] = ask_machine
) -> dict[str, ScriptResult]:
    """Return a result for each trial whose device is missing where it would run, before any build.

    `ask` says of a backend whether there is one: by default, of this machine.
    """
    answers = {backend: ask(backend) for backend in {trial.backend for trial in trials}}
    return {
        trial.id: ScriptResult(outcome=Outcome.UNAVAILABLE, detail=answers[trial.backend].words)
        for trial in trials
        if not answers[trial.backend].available
    }


def failed_environments(
    trials: Sequence[Trial], failures: Mapping[str, EnvironmentFailed]
) -> dict[str, ScriptResult]:
    """Return a result for each trial whose environment failed."""
    return {
        trial.id: ScriptResult(
            outcome=Outcome.ENV_FAILED,
            detail=failures[trial.environment.id].message,
            stderr=failures[trial.environment.id].words,
        )
        for trial in trials
        if trial.environment.id in failures
    }


def refused_devices(
    frameworks: Mapping[str, Framework],
    built: Mapping[str, BuiltEnvironment],
    trials: Sequence[Trial],
) -> dict[str, ScriptResult]:
    """Return a result for each trial whose framework does not support its device."""
    answers = {}
    for trial in trials:
        spec = trial.environment
        if trial.backend == "cpu" or spec.id not in built or (spec.id, trial.backend) in answers:
            continue
        answers[spec.id, trial.backend] = ask_framework(
            built[spec.id].python,
            spec.module,
            trial.backend,
            frameworks[spec.framework].device(trial.backend),
            external=spec.external is not None,
        )
    return {
        trial.id: ScriptResult(outcome=Outcome.UNAVAILABLE, detail=answer.words)
        for trial in trials
        if (answer := answers.get((trial.environment.id, trial.backend))) and not answer.available
    }


def lacking_packages(
    trials: Sequence[Trial], built: Mapping[str, BuiltEnvironment]
) -> dict[str, ScriptResult]:
    """Return a result for each trial that lacks a package in the user's interpreter."""
    found = {}
    for trial in trials:
        spec = trial.environment
        if spec.external is None or spec.id not in built:
            continue
        has = _versions(built[spec.id].packages)
        words = [_lack(wanted, has) for wanted in trial.case.requires.packages]
        if any(words):
            detail = f"{spec.external}: {'; '.join(filter(None, words))}"
            found[trial.id] = ScriptResult(outcome=Outcome.UNAVAILABLE, detail=detail)
    return found


def _versions(packages: Sequence[str]) -> dict[str, str]:
    """Map normalised names to versions, of packages given as `name==version`."""
    pairs = (package.partition("==") for package in packages)
    return {canonicalize_name(name): version for name, _, version in pairs}


def _lack(wanted: str, has: Mapping[str, str]) -> str:
    """Describe what is missing for a requirement; empty if it is met."""
    requirement = Requirement(wanted)
    version = has.get(canonicalize_name(requirement.name))
    if version is None:
        return f"{requirement.name} is not installed"
    if not requirement.specifier.contains(version, prereleases=True):
        return f"{requirement.name} is {version}, the case needs {wanted}"
    return ""


def facts_of(environment: str, built: BuiltEnvironment) -> EnvironmentFacts:
    """Return an environment's content and the time to set it up, for the store.

    The time is stored because the environment may be removed after use.
    """
    cost = {BUILD_S: built.built_s, IMPORT_S: built.import_s} if built.directory else {}
    return EnvironmentFacts(
        environment=environment,
        lock_digest=built.lock_digest,
        framework_version=built.framework_version,
        python_version=built.python_version,
        platform=platform.platform(),
        packages=built.packages,
        build={**built.build, **cost},
    )

"""Gather what a site says of environments: locks, what the table pins and why, what ran there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from errata.environments.lock import Lock, platform_tag, read_lock
from errata.measuring.stored import environment_of
from errata.model.case import Case
from errata.model.cell import EnvironmentSpec
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.model.versions import release_order
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.matrix import spread
from errata.report.site.facts import CasePage, EnvironmentPage, TrialFacts

__all__ = ["Held", "environment_pages"]


@dataclass(kw_only=True)
class Held:
    """What an environment held in the newest run that says so, and where it was measured."""

    facts: EnvironmentFacts
    platforms: dict[str, None] = field(default_factory=dict)


def environment_pages(
    frameworks: Mapping[str, Framework],
    cases: Sequence[Case],
    pages: Sequence[CasePage],
    held: Mapping[str, Held],
    locks: Path,
) -> list[EnvironmentPage]:
    """Describe every environment that is listed, was measured in, or is in the record.

    Those of the table come in its order, then all others. `locks` is the table's folder of them.
    """
    ran = _ran_in(pages)
    owners = {page.id: frameworks[page.framework] for page in pages}
    found: list[EnvironmentPage] = []
    for name, framework in sorted(frameworks.items()):
        specs = {spec.id: spec for spec in _listed(framework, cases)}
        strange = {
            environment: environment_of(framework, _facts(environment, held))
            for environment, trials in ran.items()
            if environment not in specs and owners[trials[0][0]].name == name
        }
        shown = [(spec, True) for spec in specs.values()]
        shown += [(spec, False) for spec in strange.values()]
        for spec, is_listed in sorted(shown, key=lambda one: _order(*one)):
            found.append(
                _page(
                    spec,
                    framework,
                    held.get(spec.id),
                    ran.get(spec.id, []),
                    _lock(spec, locks, is_listed=is_listed),
                    is_listed=is_listed,
                )
            )
    return found


def _facts(environment: str, held: Mapping[str, Held]) -> EnvironmentFacts:
    known = held.get(environment)
    return known.facts if known else EnvironmentFacts(environment=environment)


def _listed(framework: Framework, cases: Iterable[Case]) -> Iterator[EnvironmentSpec]:
    """List the table's own environments, and those that cases need on its releases."""
    chosen = []
    for release in framework.releases:
        spec = framework.spec(release.version)
        chosen.append(Chosen(version=spec.version))
        yield spec
    # Cases that ask for the same are one case here: a corpus has thousands of them.
    own = {case.requires: case for case in cases if case.requires.framework == framework.name}
    asked = list(own.values())
    for trial in spread(asked, {framework.name: framework}, {framework.name: chosen}).trials:
        yield trial.environment


def _order(spec: EnvironmentSpec, is_listed: bool) -> tuple[object, ...]:
    return (not is_listed, release_order(spec.version), len(spec.id), spec.id)


def _ran_in(pages: Iterable[CasePage]) -> dict[str, list[tuple[str, TrialFacts]]]:
    ran: dict[str, list[tuple[str, TrialFacts]]] = {}
    for page in pages:
        for trial in page.trials:
            ran.setdefault(trial.environment, []).append((page.id, trial))
    return ran


def _lock(spec: EnvironmentSpec, locks: Path, *, is_listed: bool) -> tuple[Lock, str] | None:
    """Read the committed lock, of this platform if it can be; with the platform's name."""
    if not is_listed or not locks.is_dir():
        return None
    folders = sorted(path for path in locks.iterdir() if path.is_dir())
    for folder in sorted(folders, key=lambda path: path.name != platform_tag()):
        lock = read_lock(spec, folder / f"{spec.file_stem}.txt", committed=True)
        if lock is not None:
            return lock, folder.name
    return None


def _page(
    spec: EnvironmentSpec,
    framework: Framework,
    held: Held | None,
    trials: Sequence[tuple[str, TrialFacts]],
    found: tuple[Lock, str] | None,
    *,
    is_listed: bool,
) -> EnvironmentPage:
    lock, platform = found or (None, "")
    facts = held.facts if held else EnvironmentFacts(environment=spec.id)
    packages = facts.packages
    if not packages and lock is not None:
        packages = tuple(f"{name}=={version}" for name, version in sorted(lock.pins.items()))
    return EnvironmentPage(
        id=spec.id,
        stem=spec.file_stem,
        framework=framework.name,
        release=spec.version,
        python=facts.python_version or spec.python,
        lock=lock.text if lock else "",
        lock_digest=lock.digest if lock else facts.lock_digest,
        packages=packages,
        platforms=tuple(held.platforms) if held else (),
        build=tuple(_build(facts)),
        why=tuple(_why(spec, framework)) if is_listed else (),
        trials=tuple(trials),
        lock_platform=platform,
        is_listed=is_listed,
    )


def _build(facts: EnvironmentFacts) -> Iterator[tuple[str, str]]:
    """Name what the framework says of itself, and what it took to build and import it."""
    if facts.framework_version:
        yield "version", facts.framework_version
    names = {BUILD_S: "building took", IMPORT_S: "importing takes"}
    for key, value in sorted(facts.build.items()):
        if key not in names:
            yield key, str(value)
    for key, name in names.items():
        value = facts.build.get(key)
        if isinstance(value, int | float):
            yield name, f"{value:.1f} s"


def _why(spec: EnvironmentSpec, framework: Framework) -> Iterator[tuple[str, str]]:
    """Pair each bound of the table with its reason."""
    release = framework.listed(spec.version)
    if release is None:
        return
    for pin in release.constraints:
        yield pin.pin, pin.why
    names = {canonicalize_name(Requirement(text).name) for text in spec.packages}
    for rule in framework.rules:
        suits = SpecifierSet(rule.releases).contains(release.parsed, prereleases=True)
        if canonicalize_name(rule.name) in names and suits:
            bounds = [*rule.constraints, *rule.overrides, *(f"without {n}" for n in rule.excludes)]
            yield ", ".join(bounds) or rule.name, rule.why

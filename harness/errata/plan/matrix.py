"""Spread cases over releases, modes and backends: the ordered trials of a run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion

from errata.model.case import Case, Expectation
from errata.model.cell import EnvironmentSpec, Trial
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework

__all__ = [
    "Matrix",
    "covers",
    "expectation_index",
    "make_trial",
    "modes_of",
    "releases_for",
    "spread",
]


@dataclass(frozen=True, kw_only=True)
class Matrix:
    """The trials of a run, and the cases that none of the chosen releases suits, with why."""

    trials: tuple[Trial, ...]
    left_out: tuple[tuple[Case, str], ...] = ()


def modes_of(case: Case, framework: Framework) -> tuple[str, ...]:
    """Return the modes that a case runs in: its own, or the framework's default."""
    return case.requires.modes or (framework.default_mode,)


def releases_for(case: Case, framework: Framework, backend: str) -> list[str]:
    """List the releases that suit a case and have a build for `backend`, oldest first."""
    variant = framework.variants.get(backend)
    if variant is None:
        return []
    return [
        release.version
        for release in framework.releases
        if _contains(case.requires.specifier, release.version)
        and _contains(variant.releases, release.version)
    ]


def expectation_index(case: Case, version: str, mode: str, backend: str) -> int | None:
    """Return the number of the first expectation that covers a place, if any."""
    for number, expectation in enumerate(case.expectations):
        if covers(expectation, version, mode, backend):
            return number
    return None


def covers(expectation: Expectation, version: str, mode: str, backend: str) -> bool:
    """Tell whether an expectation speaks of a place."""
    return (
        (not expectation.modes or mode in expectation.modes)
        and (not expectation.backends or backend in expectation.backends)
        and _contains(expectation.releases, version)
    )


def _contains(specifier: str, version: str) -> bool:
    """Tell whether a release satisfies a specifier; its local part (`+cpu`) does not count.

    What is no PEP 440 version (an interpreter of the user's own may say anything) satisfies
    only the specifier that asks for nothing.
    """
    if not specifier:
        return True
    try:
        return SpecifierSet(specifier).contains(version.partition("+")[0], prereleases=True)
    except InvalidVersion:
        return False


def make_trial(case: Case, environment: EnvironmentSpec, mode: str, backend: str) -> Trial:
    """Join a case with a place and the expectation that covers it."""
    number = expectation_index(case, environment.version, mode, backend)
    expectation = None if number is None else case.expectations[number]
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

    Empty `modes` mean all. `external` environments replace the listed releases: they already
    have whatever packages they have.
    """
    trials: list[Trial] = []
    left_out: list[tuple[Case, str]] = []
    wanted_modes, wanted_backends = set(modes), set(backends)
    for case in cases:
        framework = frameworks[case.requires.framework]
        case_modes = [m for m in modes_of(case, framework) if m in wanted_modes or not wanted_modes]
        case_backends = [b for b in case.requires.backends if b in wanted_backends]
        mine = [
            make_trial(case, environment, mode, backend)
            for backend in case_backends
            for environment in _environments(case, framework, releases, backend, external)
            for mode in case_modes
        ]
        trials.extend(mine)
        if not mine:
            left_out.append((case, _why_none(case, framework, case_modes, case_backends)))
    return Matrix(trials=tuple(trials), left_out=tuple(left_out))


def _environments(
    case: Case,
    framework: Framework,
    releases: Mapping[str, Sequence[Chosen]],
    backend: str,
    external: Sequence[EnvironmentSpec],
) -> list[EnvironmentSpec]:
    requires = case.requires
    if external:
        return [
            spec
            for spec in external
            if spec.framework == framework.name and _contains(requires.specifier, spec.version)
        ]
    variant = framework.variants.get(backend)
    if variant is None:
        return []
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
        if _contains(requires.specifier, release.version)
        and _contains(variant.releases, release.version)
        and not (release.nightly and _lacks_nightlies(framework, backend))
    ]


def _lacks_nightlies(framework: Framework, backend: str) -> bool:
    return framework.nightly is None or backend not in framework.nightly.indexes


def _why_none(
    case: Case, framework: Framework, modes: Sequence[str], backends: Sequence[str]
) -> str:
    if not modes:
        return f"its modes are {', '.join(modes_of(case, framework))}"
    if not backends:
        return f"its backends are {', '.join(case.requires.backends)}"
    needed = f"it needs {case.requires.framework} {case.requires.specifier}".rstrip()
    if backends == ["cpu"]:
        return needed
    return f"{needed}, built for {' or '.join(backends)}"

"""Choose cases and releases from what the user typed; whatever matches nothing is refused."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from packaging.specifiers import InvalidSpecifier, SpecifierSet

from harness.model.case import Case
from harness.model.cell import BACKENDS, Trial
from harness.model.errors import NothingSelected, UsageProblem
from harness.plan.frameworks import Framework
from harness.plan.located import guess

__all__ = ["Selection", "choose_cases", "choose_releases", "keep_named"]

_VERSION = re.compile(r"\d[^*?\[\s]*")
_EXACT = re.compile(r"==\s*(?P<version>[^,*\s]+)")
_REQUIREMENT = re.compile(r"(?P<framework>[A-Za-z0-9._-]+?)\s*(?P<specifier>(?:[<>=!~]=?|===).+)")


@dataclass(frozen=True, kw_only=True)
class Selection:
    """What to run. Empty tuples mean everything; `environments` defaults to the newest releases.

    `patterns` are globs over case, trial or cell ids, or a folder of cases. `environments` are
    `default`, `all`, globs over ids such as `torch-2.*`, or requirements such as `torch>=2.5`.
    """

    patterns: tuple[str, ...] = ()
    environments: tuple[str, ...] = ("default",)
    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ("cpu",)
    kinds: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say in words what was asked for."""
        parts = [
            " ".join(self.patterns) or "all cases",
            "on " + " ".join(self.environments),
            " ".join(self.backends),
            *(" ".join(part) for part in (self.modes, self.kinds, self.areas) if part),
        ]
        return ", ".join(parts)


def choose_cases(cases: Sequence[Case], selection: Selection) -> list[Case]:
    """Keep the cases that the selection names; raises NothingSelected for a dead pattern."""
    _refuse_unknown("kind", selection.kinds, {str(case.kind) for case in cases})
    _refuse_unknown("area", selection.areas, {area for case in cases for area in case.areas})
    for pattern in selection.patterns:
        if not any(_names_case(pattern, case) for case in cases):
            raise NothingSelected(
                f"{pattern!r} matches no case",
                hint=_nearest_case(pattern.partition("@")[0], cases) or "see: errata list",
            )
    chosen = [
        case
        for case in cases
        if (not selection.patterns or any(_names_case(p, case) for p in selection.patterns))
        and (not selection.kinds or str(case.kind) in selection.kinds)
        and (not selection.areas or set(case.areas) & set(selection.areas))
    ]
    if cases and not chosen:
        raise NothingSelected(
            "no case has the name, kind and area asked for", hint="ask for less; see: errata list"
        )
    return chosen


def _case_names(cases: Sequence[Case]) -> list[str]:
    return [name for case in cases for name in (case.id, case.id.rpartition("/")[2])]


def _matches(pattern: str, name: str) -> bool:
    """Tell whether a glob names something; a name with `[` in it (`timm[extra]`) names itself."""
    return pattern == name or fnmatch.fnmatchcase(name, pattern)


def _nearest_case(pattern: str, cases: Sequence[Case]) -> str:
    """Hint at the cases that contain the pattern, else at the name spelt most alike."""
    containing = [case.id for case in cases if pattern.strip("*") in case.id]
    if containing:
        more = f" or {len(containing) - _HINTED} more" if len(containing) > _HINTED else ""
        return f"did you mean {', '.join(map(repr, containing[:_HINTED]))}{more}?"
    return guess(pattern, _case_names(cases))


_HINTED = 3


def _names_case(pattern: str, case: Case) -> bool:
    """Tell whether a pattern, cut at `@`, names a case, a folder of cases, or a slug."""
    wanted = pattern.partition("@")[0].rstrip("/")
    return (
        _matches(wanted, case.id)
        or case.id.startswith(f"{wanted}/")
        or _matches(wanted, case.id.rpartition("/")[2])
    )


def keep_named(trials: Iterable[Trial], patterns: Sequence[str]) -> list[Trial]:
    """Keep the trials whose place a pattern with `@` names; other patterns keep all."""
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
    if not _names_case(pattern, trial.case):
        return False
    place = pattern.partition("@")[2]
    return not place or any(
        _matches(place, name) for name in (trial.place, trial.environment.id, *(_cell_place(trial)))
    )


def _cell_place(trial: Trial) -> list[str]:
    return [cell.id.partition("@")[2] for cell in trial.cells]


def choose_releases(
    selection: Selection, frameworks: Mapping[str, Framework]
) -> dict[str, list[str]]:
    """Resolve the environments asked for to listed versions by framework, oldest first."""
    _refuse_unknown("backend", selection.backends, BACKENDS)
    modes = {mode for framework in frameworks.values() for mode in framework.modes}
    _refuse_unknown("mode", selection.modes, modes)
    chosen: dict[str, set[str]] = {name: set() for name in frameworks}
    for asked in selection.environments:
        found = _resolve(asked, frameworks)
        for name, versions in found.items():
            chosen[name].update(versions)
    return {
        name: [r.version for r in frameworks[name].releases if r.version in versions]
        for name, versions in chosen.items()
        if versions
    }


def _resolve(asked: str, frameworks: Mapping[str, Framework]) -> dict[str, list[str]]:
    if asked == "default":
        return {name: [framework.newest.version] for name, framework in frameworks.items()}
    requirement = _REQUIREMENT.fullmatch(asked.strip())
    if requirement is not None:
        name, specifier = requirement["framework"], requirement["specifier"]
        return _resolve_requirement(name, specifier, frameworks)
    pattern = "*" if asked == "all" else asked
    found = {
        name: [
            release.version
            for release in framework.releases
            if fnmatch.fnmatchcase(f"{name}-{release.version}", pattern) or pattern == name
        ]
        for name, framework in frameworks.items()
    }
    if not any(found.values()):
        _name_nearest(asked, frameworks)
        ids = [f"{n}-{r.version}" for n, f in frameworks.items() for r in f.releases]
        raise UsageProblem(
            f"no listed environment matches {asked!r}",
            hint=guess(asked, ids) or "see: errata envs list",
        )
    return found


def _name_nearest(asked: str, frameworks: Mapping[str, Framework]) -> None:
    """Raise UsageProblem naming the nearest listed release, if `asked` is `torch-2.4.0`-like."""
    name, _, version = asked.partition("-")
    if name in frameworks and _VERSION.fullmatch(version):
        frameworks[name].release(version)


def _resolve_requirement(
    name: str, specifier: str, frameworks: Mapping[str, Framework]
) -> dict[str, list[str]]:
    if name not in frameworks:
        raise UsageProblem(
            f"unknown framework {name!r}; known: {', '.join(sorted(frameworks))}",
            hint=guess(name, frameworks),
        )
    try:
        wanted = SpecifierSet(specifier)
    except InvalidSpecifier as error:
        raise UsageProblem(
            f"{specifier!r} is not a PEP 440 specifier", hint="for example: torch>=2.5"
        ) from error
    framework = frameworks[name]
    versions = [
        release.version
        for release in framework.releases
        if wanted.contains(release.version, prereleases=True)
    ]
    if not versions:
        exact = _EXACT.fullmatch(specifier)
        if exact is not None:
            framework.release(exact["version"])  # raises, naming the nearest listed release
        listed = ", ".join(release.version for release in framework.releases)
        raise UsageProblem(
            f"no listed release of {name} satisfies {specifier!r}; listed: {listed}",
            hint="see: errata envs list",
        )
    return {name: versions}


def _refuse_unknown(what: str, asked: Iterable[str], known: Iterable[str]) -> None:
    names = sorted(set(known))
    for word in asked:
        if word not in names:
            raise UsageProblem(
                f"unknown {what} {word!r}; known: {', '.join(names)}", hint=guess(word, names)
            )

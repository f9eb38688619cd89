"""Choose cases and releases from what the user typed; whatever matches nothing is refused."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from errata.model.case import Case
from errata.model.cell import BACKENDS, Trial
from errata.model.errors import NothingSelected, UsageProblem
from errata.plan.choosing import Chosen, Offer, Offered, order, resolve
from errata.plan.framework import Framework
from errata.text.wording import guess

__all__ = [
    "Chosen",
    "Offer",
    "Offered",
    "Selection",
    "choose_cases",
    "choose_releases",
    "keep_named",
]

# As EnvironmentSpec.id writes it, up to the build variant.
_UNLISTED = re.compile(r"(?P<framework>[A-Za-z]\w*)-(?P<version>\d[^-+:*?\[]*)")


@dataclass(frozen=True, kw_only=True)
class Selection:
    """What to run. Empty tuples mean everything; `environments` defaults to the newest releases.

    `patterns` are globs over case, trial or cell ids, or a folder of cases. `environments` are
    `default`, `all`, globs over ids such as `torch-2.*`, requirements such as `torch>=2.5`, or
    `nightly`. With `unlisted` a range also reaches the releases that only an index knows.
    """

    patterns: tuple[str, ...] = ()
    environments: tuple[str, ...] = ("default",)
    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ("cpu",)
    kinds: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    unlisted: bool = False

    def __str__(self) -> str:
        """Say in words what was asked for."""
        parts = [
            " ".join(self.patterns) or "all cases",
            "on " + " ".join(self.environments),
            " ".join(self.backends),
            *(" ".join(part) for part in (self.modes, self.kinds, self.areas) if part),
            *(["releases not listed too"] if self.unlisted else []),
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
    selection: Selection,
    frameworks: Mapping[str, Framework],
    offered: Offered | None = None,
) -> dict[str, list[Chosen]]:
    """Resolve the environments asked for to releases by framework, oldest first.

    `offered` asks an index, which only ranges and nightlies need. A pattern that names a trial
    (`torch/x@torch-2.9.1:eager:cpu`) adds its release where that is not listed. Raises
    UsageProblem for what does not exist, and EnvironmentFailed when no index answers.
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

    for asked in (*selection.environments, *_unlisted_places(selection.patterns, frameworks)):
        found = resolve(
            asked,
            frameworks,
            unlisted=selection.unlisted,
            offered=None if offered is None else ask_once,
        )
        for name, releases in found.items():
            chosen[name].update(dict.fromkeys(releases))
    return {name: sorted(found, key=order) for name, found in chosen.items() if found}


def _unlisted_places(patterns: Sequence[str], frameworks: Mapping[str, Framework]) -> Iterator[str]:
    """Find the releases in trials' names that no word for listed environments reaches."""
    for pattern in patterns:
        match = _UNLISTED.match(pattern.partition("@")[2])
        if match is None or match["framework"] not in frameworks:
            continue
        try:
            listed = frameworks[match["framework"]].listed(match["version"])
        except UsageProblem:
            continue
        if listed is None:
            yield match[0]


def _refuse_unknown(what: str, asked: Iterable[str], known: Iterable[str]) -> None:
    names = sorted(set(known))
    for word in asked:
        if word not in names:
            raise UsageProblem(
                f"unknown {what} {word!r}; known: {', '.join(names)}", hint=guess(word, names)
            )

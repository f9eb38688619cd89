"""Compare listed releases from what is known of them already: nothing is run for it."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from functools import partial
from itertools import pairwise

from errata.compare.resources import Limits
from errata.compare.transitions import Transition, compare_judgements
from errata.model.case import Case
from errata.model.outcome import Outcome, ScriptResult
from errata.model.signature import Signature
from errata.model.versions import is_older, same_release
from errata.plan.framework import Framework
from errata.plan.matrix import releases_for
from errata.queries.publishing.cases import KnownCase, Seen
from errata.report.run_view import EnvironmentFacts
from errata.report.site.facts import UpgradePage
from errata.report.upgrade_view import SideFacts, UpgradeFacts, UpgradeView, build_upgrade_view

__all__ = ["compare_releases", "pairs_of"]

NEVER = datetime(1970, 1, 1, tzinfo=timezone.utc)
"""When a comparison began that draws on the record alone, which has no dates."""
_Spot = tuple[str, str]
"""Mode and backend."""
_Side = Mapping[_Spot, Seen]
_NOTHING: _Side = {}


def pairs_of(framework: Framework) -> list[tuple[str, str]]:
    """List what is compared: each release with the next one, and with the newest."""
    releases = [release.version for release in framework.releases]
    newest = framework.newest.version
    steps = list(pairwise(releases))
    leaps = [(release, newest) for release in releases if release != newest]
    older = [pair for pair in leaps if is_older(*pair)]
    return list(dict.fromkeys([*steps, *older]))


def compare_releases(
    framework: Framework,
    cases: Sequence[KnownCase],
    builds: Mapping[str, EnvironmentFacts],
    corpus: str,
) -> list[Callable[[], UpgradePage]]:
    """Return what compares each pair of a framework of which something is known on both sides.

    `builds` says what environments held, by identifier.
    """
    sides = _Sides(framework, cases)
    return [
        partial(_page, sides, before, after, builds, corpus)
        for before, after in pairs_of(framework)
        if sides.share(before, after)
    ]


class _Sides:
    """What is known of each case on each release, by mode and backend."""

    def __init__(self, framework: Framework, cases: Sequence[KnownCase]) -> None:
        self.framework = framework
        self.cases = cases
        self._bases = _known_bases(cases)
        listed_as: dict[str, str | None] = {}
        self._sides = [_by_release(known, listed_as) for known in cases]
        self._suited: dict[tuple[str, str], set[str]] = {}

    def share(self, before: str, after: str) -> bool:
        """Tell whether there is anything to compare."""
        return any(
            not side.get(before, _NOTHING).keys().isdisjoint(side.get(after, _NOTHING))
            for side in self._sides
        )

    def pairs(self, before: str, after: str) -> Iterator[tuple[Seen | None, Seen | None] | None]:
        """Pair both sides of every trial; None for one that was not asked on a side it suits."""
        for known, by_release in zip(self.cases, self._sides, strict=True):
            first, second = by_release.get(before, {}), by_release.get(after, {})
            for spot in dict.fromkeys([*first, *second]):
                one, other = first.get(spot), second.get(spot)
                if one and other:
                    yield self._alike(one, other)
                elif (before if one is None else after) in self._suits(known.case, spot[1]):
                    yield None
                else:
                    yield one, other

    def _suits(self, case: Case, backend: str) -> set[str]:
        """Return the releases that suit a case with a backend of its own."""
        if backend not in case.requires.backends:
            return set()
        key = (case.requires.specifier, backend)
        if key not in self._suited:
            self._suited[key] = set(releases_for(case, self.framework, backend))
        return self._suited[key]

    def _alike(self, one: Seen, other: Seen) -> tuple[Seen, Seen]:
        """Give a side that is only recorded what the record does not keep, where that is known."""
        if (one.run is None) == (other.run is None) and one.run is not None:
            return one, other
        return self._filled(one, other), self._filled(other, one)

    def _filled(self, seen: Seen, other: Seen) -> Seen:
        if seen.run is not None:
            return seen
        broken, beside = seen.judgement.broken, other.judgement.broken
        if broken.outcome is Outcome.PASSED and seen.judgement.verdict.is_failure:
            broken = replace(broken, warnings=beside.warnings)
        judgement = replace(
            seen.judgement,
            broken=self._with_bases(broken, beside),
            fixed=self._with_bases(seen.judgement.fixed, other.judgement.fixed),
        )
        return replace(seen, judgement=judgement)

    def _with_bases(self, result: ScriptResult, beside: ScriptResult) -> ScriptResult:
        """Add the ancestors of an exception, which decide who catches it.

        Where nobody ever measured one of its type, it counts as caught like the other side's.
        """
        signature = result.signature
        if signature is None or signature.bases:
            return result
        bases = self._bases.get(signature.type) or _builtin_bases(signature.type)
        if not bases and beside.signature is not None:
            bases = (beside.signature.type,)
        return replace(result, signature=replace(signature, bases=bases))


def _known_bases(cases: Iterable[KnownCase]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for known in cases:
        for stored in known.stored:
            signature: Signature | None = stored.result.signature
            if signature is not None and signature.bases:
                found.setdefault(signature.type, signature.bases)
    return found


def _builtin_bases(name: str) -> tuple[str, ...]:
    kind = getattr(builtins, name, None)
    if not isinstance(kind, type) or not issubclass(kind, BaseException):
        return ()
    return tuple(base.__name__ for base in kind.__mro__[1:-1])


def _by_release(known: KnownCase, listed_as: dict[str, str | None]) -> dict[str, dict[_Spot, Seen]]:
    """Choose one environment of each release: the table's own before an interpreter of a user.

    `listed_as` remembers as which release the table lists a version.
    """
    found: dict[str, dict[_Spot, Seen]] = {}
    for place, seen in sorted(known.seen.items(), key=lambda item: _preference(item[0][0])):
        environment = seen.judgement.trial.environment
        if environment.nightly:
            continue
        if environment.version not in listed_as:
            listed_as[environment.version] = _listed(known.framework, environment.version)
        listed = listed_as[environment.version]
        if listed is not None:
            found.setdefault(listed, {}).setdefault((place[1], place[2]), seen)
    return found


def _preference(environment: str) -> tuple[bool, int, str]:
    return (environment.endswith("-external"), len(environment), environment)


def _listed(framework: Framework, version: str) -> str | None:
    return next((r.version for r in framework.releases if same_release(r.version, version)), None)


@dataclass(kw_only=True)
class _Tally:
    recorded_before: int = 0
    recorded_after: int = 0
    unknown: int = 0


def _page(
    sides: _Sides,
    before: str,
    after: str,
    builds: Mapping[str, EnvironmentFacts],
    corpus: str,
) -> UpgradePage:
    tally = _Tally()
    transitions: list[Transition] = []
    taken: tuple[list[Seen], list[Seen]] = ([], [])
    for pair in sides.pairs(before, after):
        if pair is None:
            tally.unknown += 1
            continue
        one, other = pair
        for seen, side in zip(pair, taken, strict=True):
            if seen is not None:
                side.append(seen)
        tally.recorded_before += one is not None and one.run is None
        tally.recorded_after += other is not None and other.run is None
        transitions.append(
            compare_judgements(one.judgement if one else None, other.judgement if other else None)
        )
    known = (seen.measured for side in taken for seen in side)
    measured = max((moment for moment in known if moment is not None), default=None)
    facts = UpgradeFacts(
        framework=sides.framework.name,
        before=_side(before, taken[0], builds),
        after=_side(after, taken[1], builds),
        is_downgrade=False,
        started=measured or NEVER,
        wall_s=0.0,
        cells_run=0,
        cells_reused=sum(len(seen.results) for side in taken for seen in side),
        isolation="",
        selection="",
        corpus=corpus,
        limits=Limits(time=0, memory=0),
    )
    view: UpgradeView = build_upgrade_view(transitions, facts)
    return UpgradePage(
        framework=sides.framework.name,
        before=before,
        after=after,
        view=view,
        recorded=(tally.recorded_before, tally.recorded_after),
        unknown=tally.unknown,
        measured=measured,
    )


def _side(release: str, seen: Iterable[Seen], builds: Mapping[str, EnvironmentFacts]) -> SideFacts:
    """Say what the environments of one release held."""
    names = sorted({one.judgement.trial.environment.id for one in seen})
    return SideFacts(
        release=release,
        environments=tuple(builds.get(name, EnvironmentFacts(id=name)) for name in names),
    )

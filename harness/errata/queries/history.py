"""Say what stored results and the record mean, place by place: rows in, places out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from packaging.version import Version

from errata.measuring.keys import is_of_script
from errata.measuring.stored import environment_of, judge_results
from errata.model.behaviour import Behaviour, observe_behaviour
from errata.model.case import Case, Script
from errata.model.cell import Cell, EnvironmentSpec, Place, Trial, split_place
from errata.model.outcome import Outcome, ScriptResult
from errata.model.record import Observation, content_digest
from errata.model.signature import matches_text, normalise_message
from errata.model.verdict import Judgement, Verdict
from errata.plan.framework import Framework
from errata.plan.matrix import make_trial, modes_of
from errata.report.timeline.view import Glimpse, PlaceHistory, RecordedState, RunRef
from errata.store.base import EnvironmentFacts, Store, StoredResult

__all__ = [
    "SaidAt",
    "Sayings",
    "Teller",
    "gather_sayings",
    "in_order",
    "place_of",
    "said_at",
    "trace_places",
]

SaidAt = dict[Place, dict[RunRef, list[StoredResult]]]
"""What each run said of each place."""
_BROKEN = str(Script.BROKEN)
_SOME_WARNING = "(the record keeps no words of it)"


@dataclass(frozen=True, kw_only=True)
class Sayings:
    """Which runs said which results: runs by (number, environment), their numbers by result."""

    runs: Mapping[tuple[int, str], RunRef]
    said: Mapping[int, tuple[int, ...]]

    def of(self, stored: StoredResult) -> list[RunRef]:
        """List the runs that said a result."""
        return [
            self.runs[number, stored.environment] for number in self.said.get(stored.id or 0, ())
        ]


def gather_sayings(store: Store, stored: Iterable[StoredResult]) -> Sayings:
    """Ask the store once which runs said some results, of however many cases."""
    stored = list(stored)
    said = store.said_by([one.id for one in stored if one.id is not None])
    numbers = {number for runs in said.values() for number in runs}
    environments = {one.environment for one in stored}
    found = {}
    for run in store.runs():
        if run.id in numbers:
            facts = {held.environment: held for held in store.environments(run.id)}
            for name in environments:
                found[run.id, name] = RunRef(
                    number=run.id,
                    started=run.info.started,
                    imported=run.imported,
                    machine=facts[name].platform if name in facts else "",
                )
    return Sayings(runs=found, said=said)


def said_at(stored: Iterable[StoredResult], sayings: Sayings) -> SaidAt:
    """Gather results by place and run."""
    found: SaidAt = {}
    for one in stored:
        for run in sayings.of(one):
            found.setdefault(place_of(one), {}).setdefault(run, []).append(one)
    return found


@dataclass(kw_only=True)
class Teller:
    """Say what results of one case mean, with the case as it is now.

    `environments` may be shared by the tellers of one framework: it remembers descriptions.
    """

    case: Case
    framework: Framework
    environments: dict[str, EnvironmentSpec] = field(default_factory=dict)
    _trials: dict[Place, Trial] = field(default_factory=dict)
    _judged: dict[frozenset[int | None], Judgement | None] = field(default_factory=dict)
    _cells: dict[str, Cell] = field(default_factory=dict)
    _glimpses: dict[tuple[int | None, ...], Glimpse] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._warnings = [e.warning for e in self.case.expectations if e.warning is not None]

    def trial(self, place: Place) -> Trial:
        """Return the trial of a place, described by its identifier alone."""
        if place not in self._trials:
            environment = self._environment(place[0])
            self._trials[place] = make_trial(self.case, environment, place[1], place[2])
        return self._trials[place]

    def _environment(self, name: str) -> EnvironmentSpec:
        if name not in self.environments:
            facts = EnvironmentFacts(environment=name)
            self.environments[name] = environment_of(self.framework, facts)
        return self.environments[name]

    def is_current(self, stored: StoredResult) -> bool:
        """Tell whether a result comes from the script as it is now."""
        if not self._cells:  # any place will do: only the case's scripts count
            self._cells.update((str(c.script), c) for c in self.trial(place_of(stored)).cells)
        return is_of_script(stored, self._cells[stored.script])

    def judgement(self, place: Place, results: Sequence[StoredResult]) -> Judgement | None:
        """Judge what one run said of a place; runs that said the same are judged once."""
        key = frozenset(stored.id for stored in results)
        if key not in self._judged:
            self._judged[key] = judge_results(self.trial(place), results)
        return self._judged[key]

    def glimpse(self, run: RunRef, place: Place, results: Sequence[StoredResult]) -> Glimpse:
        """Return what one run said of a place; what it says again is looked at once."""
        key = tuple(stored.id for stored in results)
        known = self._glimpses.get(key)
        if known is not None:
            return Glimpse(
                run=run,
                verdict=known.verdict,
                broken=known.broken,
                fixed=known.fixed,
                measured=known.measured,
            )
        broken = [one for one in results if one.script == _BROKEN]
        judged = self.judgement(place, results)
        found = Glimpse(
            run=run,
            verdict=None if judged is None else judged.verdict,
            broken=self.behaviours(results, Script.BROKEN),
            fixed=self.behaviours(results, Script.FIXED),
            measured={one.id or 0: one.measured for one in broken},
        )
        self._glimpses[key] = found
        return found

    def behaviours(self, results: Iterable[StoredResult], script: Script) -> tuple[Behaviour, ...]:
        """List the distinct behaviours of one script, where it had a say."""
        name = str(script)
        own = [stored.result for stored in results if stored.script == name]
        said = [self.behaviour(result) for result in own if result.outcome.is_from_script]
        return tuple(dict.fromkeys(said))

    def behaviour(self, result: ScriptResult) -> Behaviour:
        """Return what one result counts as in comparisons."""
        if not self._warnings:
            return observe_behaviour(result)
        seen = dict.fromkeys(normalise_message(warning.message) for warning in result.warnings)
        documented = [text for text in seen if any(matches_text(p, text) for p in self._warnings)]
        return observe_behaviour(result, warnings=tuple(sorted(documented)))

    def is_recorded(self, observation: Observation) -> bool:
        """Tell whether the record speaks of the scripts as they are now."""
        trial = self.trial(split_place(observation.place))
        return observation.content == content_digest(trial)

    def recorded(self, observation: Observation) -> RecordedState | None:
        """Return what the record says; None where it speaks of other scripts."""
        if not self.is_recorded(observation):
            return None
        fails = observation.verdict in (Verdict.REPRODUCES, Verdict.DRIFTED)
        warned = fails and observation.broken is Outcome.PASSED
        broken, fixed = (
            Behaviour(
                outcome=outcome,
                status=status,
                type=signature.type if signature else "",
                message=signature.message if signature else "",
                at=signature.at if signature else "",
                warnings=warnings,
            )
            for outcome, signature, status, warnings in (
                (
                    observation.broken,
                    observation.signature,
                    observation.detail,
                    (_SOME_WARNING,) if warned else (),
                ),
                (observation.fixed, observation.fixed_signature, "", ()),
            )
        )
        return RecordedState(verdict=observation.verdict, broken=broken, fixed=fixed)


def trace_places(
    said: SaidAt, record: Mapping[str, Observation], teller: Teller
) -> list[PlaceHistory]:
    """Put what runs said and what the record says in order, by place."""
    recorded = {split_place(name): teller.recorded(one) for name, one in record.items()}
    known = [place for place, state in recorded.items() if state is not None]
    places = sorted({*said, *known}, key=lambda place: _reading_order(place, teller))
    return [
        PlaceHistory(
            environment=place[0],
            release=place[0].removeprefix(f"{teller.framework.name}-"),
            mode=place[1],
            backend=place[2],
            glimpses=tuple(
                teller.glimpse(run, place, results)
                for run, results in in_order(said.get(place, {}))
            ),
            recorded=recorded.get(place),
        )
        for place in places
    ]


def in_order(
    said: Mapping[RunRef, list[StoredResult]],
) -> list[tuple[RunRef, list[StoredResult]]]:
    """Order what runs said of one place by when they started."""
    return sorted(said.items(), key=lambda item: (item[0].started, item[0]))


def place_of(stored: StoredResult) -> Place:
    """Return where a result was measured."""
    return (stored.environment, stored.mode, stored.backend)


def _reading_order(place: Place, teller: Teller) -> tuple[object, ...]:
    """Order by mode as the framework lists them, backend, then release."""
    environment, mode, backend = place
    modes = modes_of(teller.case, teller.framework)
    rank = modes.index(mode) if mode in modes else len(modes)
    version = Version(teller.trial(place).environment.version)
    return (rank, mode, backend != "cpu", backend, version, environment)

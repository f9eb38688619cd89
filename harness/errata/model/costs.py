"""What cases and environments cost, in seconds; what was never measured counts as the median."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from errata.model.cell import Cell, Trial


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """What an environment costs before its first script: building it, and importing, in seconds."""

    build_s: float
    import_s: float

    @property
    def total_s(self) -> float:
        """Seconds for a machine that has nothing yet."""
        return self.build_s + self.import_s


# Where nothing at all was measured, everything weighs the same; only the proportion matters.
_SET_UP = SetUp(build_s=60.0, import_s=2.0)
_TRIAL_S = 1.0


@dataclass(frozen=True, kw_only=True)
class Costs:
    """Measured seconds: set-up by environment id; both scripts of a trial by case id and mode.

    `preloaded` are those of trials that start with what they import, by case id and place.
    `layers` is how many of its framework's layers a script imports, by trial, script and content.
    Two machines with the same figures get the same answers: nothing else is asked.
    """

    environments: Mapping[str, SetUp] = field(default_factory=dict, hash=False)
    cases: Mapping[str, Mapping[str, float]] = field(default_factory=dict, hash=False)
    layers: Mapping[str, Mapping[str, int]] = field(default_factory=dict, hash=False)
    preloaded: Mapping[str, Mapping[str, float]] = field(default_factory=dict, hash=False)

    def set_up(self, environment: str) -> SetUp:
        """Return an environment's set-up: measured, else its framework's median, else all's."""
        known = self.environments.get(environment)
        if known is not None:
            return known
        framework = environment.partition("-")[0]
        family = [
            item for name, item in self.environments.items() if name.partition("-")[0] == framework
        ]
        like = family or list(self.environments.values())
        if not like:
            return _SET_UP
        return SetUp(
            build_s=_median(item.build_s for item in like),
            import_s=_median(item.import_s for item in like),
        )

    def cells(self, cells: Iterable[Cell]) -> dict[str, float]:
        """Return the seconds of one script each, by cell: half of its trial."""
        kinds = {cell.id: self._kind(cell.trial) for cell in cells}
        halves = {kind: self._seconds(*kind) / 2 for kind in kinds.values()}
        return {name: halves[kind] for name, kind in kinds.items()}

    def seconds(self, trial: Trial) -> float:
        """Return the seconds of both scripts of a trial."""
        return self._seconds(*self._kind(trial))

    def _kind(self, trial: Trial) -> tuple[str, str, str]:
        """Return what trials share that take as long: their case and mode, or also their place."""
        place = trial.place if trial.place in self.preloaded.get(trial.case.id, {}) else ""
        return trial.case.id, trial.mode, place

    def _seconds(self, case: str, mode: str, place: str) -> float:
        return self.preloaded[case][place] if place else self.trial(case, mode)

    def trial(self, case: str, mode: str) -> float:
        """Return the seconds of both scripts that do all their imports themselves.

        Measured, else the nearest median there is.
        """
        own = self.cases.get(case, {})
        if mode in own:
            return own[mode]
        framework = case.partition("/")[0]
        family = [
            modes for name, modes in self.cases.items() if name.partition("/")[0] == framework
        ]
        for like in (own.values(), _of_mode(family, mode), _of_mode(self.cases.values(), None)):
            seconds = list(like)
            if seconds:
                return _median(seconds)
        return _TRIAL_S


def _of_mode(cases: Iterable[Mapping[str, float]], mode: str | None) -> list[float]:
    return [s for modes in cases for name, s in modes.items() if mode is None or name == mode]


def _median(seconds: Iterable[float]) -> float:
    # Here, for it comes with decimals and fractions, which most commands never need.
    from statistics import median_low

    return median_low(seconds)

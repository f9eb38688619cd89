"""What accepting a run would change, ready to be shown: pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from errata.model.case import Expectation
from errata.model.matching import fold
from errata.model.outcome import Outcome
from errata.model.record import Observation
from errata.model.signature import Signature
from errata.model.verdict import Verdict
from errata.text.differences import Piece, compare_words
from errata.text.printable import visible

__all__ = [
    "AcceptanceView",
    "ChangeGroup",
    "Documented",
    "FieldChange",
    "FileDiff",
    "LeftAlone",
    "RecordChange",
    "group_documented",
    "group_recorded",
]

_KEYS = ("outcome", "type", "message", "at", "native", "warning", "signal", "exit_code")
_WORDED = ("message", "at", "warning")


@dataclass(frozen=True, kw_only=True)
class RecordChange:
    """One trial of the record before and now; `before` is None for a new one.

    `reason` explains the verdict.
    """

    now: Observation
    before: Observation | None
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class Documented:
    """One trial whose behaviour becomes the documented one, and what was documented before."""

    id: str
    verdict: Verdict
    before: Expectation | None
    now: Expectation


@dataclass(frozen=True, kw_only=True)
class LeftAlone:
    """One trial that a person has to decide about, and why."""

    id: str
    why: str


@dataclass(frozen=True, kw_only=True)
class FileDiff:
    """One file that would be written; `name` is its path as people know it."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, kw_only=True)
class FieldChange:
    """One field before and now; an empty side says that there is none."""

    name: str
    before: tuple[Piece, ...]
    now: tuple[Piece, ...]


@dataclass(frozen=True, kw_only=True)
class ChangeGroup:
    """Trials of one case to which the same happens. All text is safe to show."""

    case: str
    head: str
    places: tuple[str, ...]
    fields: tuple[FieldChange, ...] = ()


@dataclass(frozen=True, kw_only=True)
class AcceptanceView:
    """All that one acceptance would write, and what it leaves alone.

    `inconclusive` counts trials without a verdict, `stale` those whose scripts were edited since,
    `flaky` those whose runs disagree, `undocumented` those that differ from what their case
    documents. `nightlies` are environments of development versions.
    """

    run: int
    changes: tuple[RecordChange, ...]
    documented: tuple[Documented, ...] = ()
    left: tuple[LeftAlone, ...] = ()
    case_files: tuple[FileDiff, ...] = ()
    record_files: tuple[FileDiff, ...] = ()
    same: int = 0
    inconclusive: int = 0
    stale: int = 0
    flaky: int = 0
    undocumented: int = 0
    nightlies: tuple[str, ...] = ()

    @property
    def files(self) -> tuple[FileDiff, ...]:
        """Everything that would be written."""
        return (*self.case_files, *self.record_files)


def group_recorded(changes: Sequence[RecordChange]) -> list[ChangeGroup]:
    """Gather the trials of a case whose record changes alike."""
    return _grouped(
        ChangeGroup(
            case=visible(change.now.case),
            head=_recorded_head(change),
            places=(visible(change.now.place),),
            fields=_recorded_fields(change),
        )
        for change in changes
    )


def group_documented(documented: Sequence[Documented]) -> list[ChangeGroup]:
    """Gather the trials of a case whose documentation changes alike."""
    groups = []
    for one in documented:
        case, _, place = one.id.partition("@")
        groups.append(
            ChangeGroup(
                case=visible(case),
                head=f"{one.verdict}, now documented",
                places=(visible(place),),
                fields=_documented_fields(one),
            )
        )
    return _grouped(groups)


def _grouped(groups: Iterable[ChangeGroup]) -> list[ChangeGroup]:
    """Join groups that differ only in their places, in order of appearance, case by case."""
    places: dict[ChangeGroup, list[str]] = {}
    for group in groups:
        places.setdefault(replace(group, places=()), []).extend(group.places)
    found = [replace(group, places=tuple(mine)) for group, mine in places.items()]
    cases = list(dict.fromkeys(group.case for group in found))
    return sorted(found, key=lambda group: cases.index(group.case))


# The record ---------------------------------------------------------------------------------


def _recorded_head(change: RecordChange) -> str:
    verdict = change.now.verdict
    if change.before is None:
        return f"new: {verdict}"
    if change.before.verdict is verdict:
        return f"{verdict}, differently"
    return f"{change.before.verdict} -> {verdict}"


def _recorded_fields(change: RecordChange) -> tuple[FieldChange, ...]:
    if change.before is None:
        error = _in_words(change.now.signature)
        words = _with(change.now.broken, change.now.detail) + (f", {error}" if error else "")
        return (_field("broken.py", "", words),)
    before, now = _recorded_texts(change.before), _recorded_texts(change.now)
    if change.now.broken is Outcome.PASSED:
        now = {name: text for name, text in now.items() if text or name not in _KEYS}
    fields = [_field(name, before[name], now[name]) for name in now if before[name] != now[name]]
    if change.before.content != change.now.content:
        fields.append(_field("scripts", "", "edited since"))
    if change.before.verdict is not change.now.verdict:
        fields.append(_field("why", "", change.reason))
    return tuple(fields)


def _recorded_texts(observation: Observation) -> dict[str, str]:
    return {
        "broken.py": _with(observation.broken, observation.detail),
        **_signature_texts("", observation.signature),
        "fixed.py": str(observation.fixed),
        **_signature_texts("fixed ", observation.fixed_signature),
        "build": observation.build,
        "python": observation.python,
        "result": _flat(observation.result or {}),
    }


def _signature_texts(prefix: str, signature: Signature | None) -> dict[str, str]:
    return {
        f"{prefix}type": signature.type if signature else "",
        f"{prefix}message": signature.message if signature else "",
        f"{prefix}at": signature.at if signature else "",
        f"{prefix}native": ", ".join(signature.native) if signature else "",
    }


def _in_words(signature: Signature | None) -> str:
    return f"{signature.type}: {signature.message}" if signature else ""


def _with(outcome: Outcome, detail: str) -> str:
    return f"{outcome} ({detail})" if detail else str(outcome)


def _flat(values: Mapping[str, object]) -> str:
    """Write a digest as words, in the order of its keys."""
    parts = []
    for name in sorted(values):
        value = values[name]
        parts.append(f"{name} ({_flat(value)})" if isinstance(value, dict) else f"{name} {value}")
    return ", ".join(parts)


# The documentation --------------------------------------------------------------------------


def _documented_fields(one: Documented) -> tuple[FieldChange, ...]:
    before, now = _documented_texts(one.before), _documented_texts(one.now)
    is_passed = one.now.outcome is Outcome.PASSED  # that there is no error then goes without saying
    return tuple(
        _field(name, before[name], now[name], pattern=name in _WORDED)
        for name in now
        if before[name] != now[name] and (now[name] or not is_passed)
    )


def _documented_texts(expectation: Expectation | None) -> dict[str, str]:
    if expectation is None:
        return dict.fromkeys(_KEYS, "")
    texts = {name: getattr(expectation, name) for name in _KEYS}
    texts["native"] = ", ".join(expectation.native)
    return {name: "" if value is None else str(value) for name, value in texts.items()}


def _field(name: str, before: str, now: str, *, pattern: bool = False) -> FieldChange:
    old, new = visible(fold(before)), visible(fold(now))
    if not old or not new:
        return FieldChange(name=name, before=_whole(old, differs=True), now=_whole(new))
    left, right = compare_words(old, new, pattern=pattern)
    return FieldChange(name=name, before=left, now=right)


def _whole(text: str, *, differs: bool = False) -> tuple[Piece, ...]:
    return (Piece(text=text, differs=differs),) if text else ()

"""What accepting a run would write: arranged by case, and as a document."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from errata.compare.behaviour import BEFORE, Earlier, Row
from errata.model.case import Expectation
from errata.model.matching import fold
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict, word_of
from errata.report.document import (
    Block,
    Diff,
    Document,
    Item,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Tone,
)
from errata.text.differences import compare_words
from errata.text.printable import counted, visible

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

    path: Path
    name: str
    before: str
    after: str


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
        """Everything that would be written, cases before records."""
        return (*self.case_files, *self.record_files)


def acceptance_document(view: AcceptanceView) -> Document:
    """Describe what would be written, and what is left to a person."""
    left = tuple(block for one in view.left for block in (Quote((one.why,)), Names((one.id,))))
    sections = (
        Section(
            title="Becomes documented",
            count=len(view.documented),
            blocks=_grouped(map(_documented_item, view.documented)),
        ),
        Section(blocks=tuple(map(_diff, view.case_files))),
        Section(
            title="The record",
            count=len(view.changes),
            blocks=_grouped(map(_recorded_item, view.changes)),
        ),
        Section(
            title="Files of the record", blocks=tuple(map(_diff, view.record_files)), is_detail=True
        ),
        Section(
            title="Left to you: edit case.toml or the scripts by hand",
            count=len(view.left),
            tone=Tone.CHANGED,
            blocks=left,
        ),
    )
    return Document(
        title=f"what accepting run {view.run} would write",
        has_screen_title=False,
        sections=tuple(section for section in sections if section.blocks),
        summary=(),
        notes=tuple(_notes(view)),
        whole="the files themselves",
    )


def _notes(view: AcceptanceView) -> Iterator[str]:
    if view.undocumented and not view.documented and not view.left:
        yield (
            f"{counted(view.undocumented, 'trial')} did not do what case.toml documents: "
            "errata accept --expectations documents what was observed"
        )
    if view.stale:
        yield (
            f"{counted(view.stale, 'trial')} left out, whose scripts have been edited since they "
            "were measured: errata run measures them again"
        )
    if view.flaky:
        yield f"{counted(view.flaky, 'trial')} left out, whose runs disagree (flaky)"
    if view.nightlies:
        yield f"nightly builds are not recorded, so left out: {', '.join(view.nightlies)}"


def _diff(file: FileDiff) -> Diff:
    """Compare a file line by line, as `git diff` does."""
    before, after = file.before.splitlines(), file.after.splitlines()
    old = f"a/{file.name}" if file.before else "/dev/null"
    return Diff(tuple(difflib.unified_diff(before, after, old, f"b/{file.name}", lineterm="")))


def _grouped(items: Iterable[Item]) -> tuple[Item, ...]:
    """Join items that differ only in their trials, in order of appearance, case by case."""
    trials: dict[Item, list[str]] = {}
    for item in items:
        trials.setdefault(replace(item, trials=()), []).extend(item.trials)
    found = [replace(item, trials=tuple(mine)) for item, mine in trials.items()]
    cases = list(dict.fromkeys(item.case for item in found))
    return tuple(sorted(found, key=lambda item: cases.index(item.case)))


# The record ---------------------------------------------------------------------------------


def _recorded_item(change: RecordChange) -> Item:
    """Describe a trial of the record: how it fails, or what differs from before."""
    before, now = change.before, change.now
    blocks: tuple[Block, ...]
    kind = f"new: {word_of(now.verdict)}"
    if before is None:
        error = f", {now.signature.type}: {now.signature.message}" if now.signature else ""
        blocks = (Quote((f"broken.py {_with(now.broken, now.detail)}{error}",)),)
    else:
        was, texts = _recorded_texts(before), _recorded_texts(now)
        if now.broken is Outcome.PASSED:
            texts = {name: text for name, text in texts.items() if text or name not in _KEYS}
        fields = [
            _field(name, was[name], texts[name]) for name in texts if was[name] != texts[name]
        ]
        if before.content != now.content:
            fields.append(_field("scripts", "", "edited since"))
        blocks = (Sides(tuple(fields), ("recorded", "now")),)
        kind = f"{word_of(now.verdict)}, differently"
        if before.verdict is not now.verdict:
            kind = f"{word_of(before.verdict)} -> {word_of(now.verdict)}"
            blocks = (Quote((change.reason,)), *blocks)
    return Item(
        sign=Sign.CHANGED if before else Sign.NEW,
        tone=Tone.CHANGED if before else Tone.NEW,
        kind=kind,
        case=now.case,
        trials=(f"{now.case}@{now.place}",),
        blocks=blocks,
    )


def _recorded_texts(observation: Observation) -> dict[str, str]:
    return {
        "broken.py": _with(observation.broken, observation.detail),
        **_signature_texts("", observation.signature),
        "fixed.py": str(observation.fixed),
        **_signature_texts("fixed ", observation.fixed_signature),
        "build": observation.build,
        "python": observation.python,
        "machine": observation.machine,
        "result": _flat(observation.result or {}),
    }


def _signature_texts(prefix: str, signature: Signature | None) -> dict[str, str]:
    return {
        f"{prefix}type": signature.type if signature else "",
        f"{prefix}message": signature.message if signature else "",
        f"{prefix}at": signature.at if signature else "",
        f"{prefix}native": ", ".join(signature.native) if signature else "",
    }


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


def _documented_item(one: Documented) -> Item:
    before, now = _documented_texts(one.before), _documented_texts(one.now)
    is_passed = one.now.outcome is Outcome.PASSED  # that there is no error then goes without saying
    rows = (
        _field(name, before[name], now[name], pattern=name in _WORDED)
        for name in now
        if before[name] != now[name] and (now[name] or not is_passed)
    )
    return Item(
        sign=Sign.CHANGED,
        tone=Tone.CHANGED,
        kind=f"{word_of(one.verdict)}, now documented",
        case=one.id.partition("@")[0],
        trials=(one.id,),
        blocks=(Sides(tuple(rows), ("documented", "now")),),
    )


def _documented_texts(expectation: Expectation | None) -> dict[str, str]:
    if expectation is None:
        return dict.fromkeys(_KEYS, "")
    texts = {name: getattr(expectation, name) for name in _KEYS}
    texts["native"] = ", ".join(expectation.native)
    return {name: "" if value is None else str(value) for name, value in texts.items()}


def _field(name: str, before: str, now: str, *, pattern: bool = False) -> Row:
    old, new = visible(fold(before)), visible(fold(now))
    left, right = compare_words(old, new, pattern=pattern)
    earlier = (Earlier(source=BEFORE, pieces=left),)
    return Row(name=name, before=earlier, now=right, differs=True)

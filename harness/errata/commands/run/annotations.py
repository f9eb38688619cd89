"""Write a run as GitHub annotations: workflow commands that a job prints.

A change is an error at the line to look at, a trial without a result a warning, a new case a
notice. GitHub shows ten of each kind per step: no more are written, and the last one names what
was left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from errata.commands.run.view import ChangeView, NoResultView, RunView
from errata.compare.judge import Location, Status
from errata.model.verdict import Verdict, word_of
from errata.report.document import PAGE, SCREEN
from errata.report.markdown import listed, name_differences
from errata.text.printable import counted, cut, cut_lines, visible, visible_lines

SHOWN = 10
"""Annotations of one kind that GitHub shows of one step."""

_LOUDNESS = (
    Verdict.FIX_FAILS,
    Verdict.REPRODUCES,
    Verdict.MASKED,
    Verdict.DRIFTED,
    Verdict.FLAKY,
    Verdict.HEALED,
)


@dataclass(frozen=True, kw_only=True)
class _Annotation:
    """One annotation; `about` names it where it is left out."""

    title: str
    message: str
    about: str
    place: Location | None = None


def annotations_text(view: RunView) -> str:
    """Return a run as workflow commands, one on a line; empty where all is as expected."""
    kinds = (
        ("error", _changes(view), "change"),
        ("warning", _infra(view), "failure"),
        ("notice", _new(view), "case without a record"),
    )
    return "".join(
        f"{_command(kind, one)}\n"
        for kind, every, noun in kinds
        for one in _shown(list(every), noun, view)
    )


def escape_data(text: str) -> str:
    """Escape a command's message as the runner reads it back."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def escape_property(text: str) -> str:
    """Escape a command's property as the runner reads it back."""
    return escape_data(text).replace(":", "%3A").replace(",", "%2C")


def _command(kind: str, annotation: _Annotation) -> str:
    properties = [("title", visible(annotation.title))]
    if annotation.place is not None:
        place = annotation.place
        where = [("file", place.file), ("line", str(place.line)), ("endLine", str(place.last))]
        properties = [*where, *properties]
    written = ",".join(f"{name}={escape_property(visible(value))}" for name, value in properties)
    return f"::{kind} {written}::{escape_data(visible_lines(annotation.message))}"


def _shown(every: Sequence[_Annotation], noun: str, view: RunView) -> list[_Annotation]:
    """Keep what GitHub shows; where that is not all, the last one counts and names the rest."""
    if len(every) <= SHOWN:
        return list(every)
    kept, rest = every[: SHOWN - 1], every[SHOWN - 1 :]
    names = listed([one.about for one in rest], PAGE.names)
    last = _Annotation(
        title=f"{len(rest):,} more: GitHub shows {SHOWN} of a kind",
        message="\n".join([*names, f"every {noun}: {_command_for_all(view)}"]),
        about="",
    )
    return [*kept, last]


def _command_for_all(view: RunView) -> str:
    return "errata report" if view.facts.run is None else f"errata report {view.facts.run}"


# Changes -----------------------------------------------------------------------------------


def _changes(view: RunView) -> list[_Annotation]:
    """Make an annotation of each change; of each case, where there would be too many."""
    ordered = sorted(view.changes, key=lambda change: _LOUDNESS.index(change.verdict))
    annotations = [_change(change) for change in ordered]
    if len(annotations) <= SHOWN:
        return annotations
    by_case: dict[str, list[_Annotation]] = {}
    for change, annotation in zip(ordered, annotations, strict=True):
        by_case.setdefault(change.case, []).append(annotation)
    return [_joined(mine) for mine in by_case.values()]


def _joined(annotations: Sequence[_Annotation]) -> _Annotation:
    """Join the changes of one case at the location of the most serious one."""
    first = annotations[0]
    if len(annotations) == 1:
        return first
    others = [f"also {one.title}\n{one.message.partition(_END)[0]}" for one in annotations[1:]]
    return replace(first, message="\n\n".join([first.message, *others]))


_END = "\nagain: "


def _change(change: ChangeView) -> _Annotation:
    sentences = [cut(words, SCREEN.sentence) for words in change.changes[: SCREEN.names]]
    now = name_differences(change.rows, SCREEN.sentence)
    ids = listed(change.ids, SCREEN.names)
    return _Annotation(
        title=f"{word_of(change.verdict)}: {change.case}",
        message="\n".join([*sentences, *now, *ids]) + f"{_END}{change.again}",
        about=f"{word_of(change.verdict)}: {change.case}",
        place=change.place,
    )


# The rest ----------------------------------------------------------------------------------


def _infra(view: RunView) -> Iterator[_Annotation]:
    if view.facts.interrupted:
        left = counted(view.facts.unfinished, "trial")
        yield _Annotation(title="interrupted", message=f"{left} unfinished", about="interrupted")
    for failure in view.infra:
        yield _failure(failure)


def _failure(failure: NoResultView) -> _Annotation:
    trials = sum(count for _, count in failure.environments)
    names = listed([name for name, _ in failure.environments], SCREEN.names)
    words = cut_lines(failure.words or "there is no message", PAGE.lines, PAGE.width)
    return _Annotation(
        title=f"infra: {counted(trials, 'trial')} without a result",
        message="\n".join([", ".join(names), words, f"hint: {failure.hint}"]),
        about=f"infra: {', '.join(names)}",
    )


def _new(view: RunView) -> Iterator[_Annotation]:
    by_case: dict[str, list[str]] = {}
    places: dict[str, Location | None] = {}
    for trial in view.trials:
        if trial.finding.status is Status.NEW:
            case = trial.finding.judgement.trial.case.id
            by_case.setdefault(case, []).append(trial.finding.id)
            places.setdefault(case, trial.place)
    for case, ids in by_case.items():
        shown = listed(ids, SCREEN.names)
        words = f"as documented, and not recorded yet ({counted(len(ids), 'trial')}): errata accept"
        yield _Annotation(
            title=f"new: {case}",
            message="\n".join([words, *shown]),
            about=f"new: {case}",
            place=places[case],
        )

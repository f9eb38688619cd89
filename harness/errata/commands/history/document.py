"""The history of a case as a document: a table for each mode, and what its letters stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from errata.commands.history.timeline import Period, RunRef, Timeline, Track
from errata.compare.behaviour import Behaviour
from errata.compare.sides import Earlier, Row
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict, word_of
from errata.report.document import (
    Block,
    Document,
    Facts,
    Parts,
    Quote,
    Section,
    Sides,
    Sign,
    Span,
    Table,
    Tone,
    Words,
    name,
    sign_of_change,
)
from errata.text.differences import compare_words
from errata.text.printable import counted, visible

_LIKENESS = 0.5  # share of words in common from which a difference is easier to read than both
_HEADERS = ("", "release", "verdict", "broken", "fixed", "measured", "times", "runs")


def timeline_document(view: Timeline) -> Document:
    """Describe each mode and backend release by release, then each distinct failure."""
    changed = any(period.differs or period.changed_on for period in view.periods)
    steps = dict.fromkeys(period.step for period in view.periods if period.step)
    signs = [f"{Sign.CHANGED} differs from the line above"]
    signs += [f"{sign_of_change([step], Sign.CHANGED)} {step.meaning}" for step in steps]
    sections = [
        *(_track(view, track) for track in view.tracks),
        Section(blocks=(Words("; ".join(signs), Tone.QUIET),) if changed else ()),
        Section(title="Changed over time", blocks=_quote(changes_over_time(view)), about="change"),
        Section(title="Failures", blocks=tuple(_failures(view)), about="failure"),
        Section(
            title="Machines",
            blocks=_quote([f"{where}: {runs}" for where, runs in group_machines(view.runs)]),
        ),
    ]
    stale = f"{counted(view.stale, 'result')} left out: their scripts were edited afterwards"
    return Document(
        title=("history of ", name(view.case)),
        head=(Quote((view.title,), Tone.QUIET),),
        sections=tuple(section for section in sections if section.blocks),
        summary=_summary(view),
        notes=(stale,) if view.stale else (),
        whole="the JSON report (`errata history --json FILE`)",
    )


def _quote(texts: Sequence[str]) -> tuple[Block, ...]:
    return (Quote(tuple(texts)),) if texts else ()


def _track(view: Timeline, track: Track) -> Section:
    blocks: list[Block] = []
    if track.left_out:
        text = f"{counted(track.left_out, 'older release')} left out"
        blocks.append(Words(text, Tone.QUIET))
    rows = []
    before = ""
    for period, word in zip(track.periods, _words(track), strict=True):
        rows.append(_cells(view, period, word, again=period.environment == before))
        before = period.environment
    blocks.append(Table(_HEADERS, tuple(rows)))
    return Section(title=f"{track.mode}, {track.backend}", blocks=tuple(blocks), about="table")


def _words(track: Track) -> Iterator[str]:
    """Name the verdict of each period; only what failed before can have healed."""
    failed = False
    for period in track.periods:
        verdict = period.state.verdict
        healed = failed and verdict is Verdict.HEALED
        yield str(period.step or ("healed" if healed else word_of(verdict or "")))
        failed = failed or any(not seen.passes for seen in period.state.broken)


def _cells(view: Timeline, period: Period, word: str, *, again: bool) -> tuple[Parts, ...]:
    state = period.state
    changed = period.differs or period.changed_on is not None
    sign = sign_of_change(filter(None, [period.step]), Sign.CHANGED)
    mark = (Span(str(sign), Tone.CHANGED),) if changed else " "
    return (
        mark,
        " " if again else (name(period.release),),
        word,
        name_label(view.label(state.broken)),
        name_label(view.label(state.fixed)),
        _measured(period),
        str(period.times or " "),
        "record" if period.is_only_recorded else name_runs(period.runs),
    )


def _measured(period: Period) -> str:
    """Write when a state was measured first and last, the latter without its year if it may."""
    if period.first is None or period.last is None:
        return " "
    first, last = period.first.date(), period.last.date()
    if first == last:
        return f"{first}"
    return f"{first} to {last:%m-%d}" if first.year == last.year else f"{first} to {last}"


def changes_over_time(view: Timeline) -> list[str]:
    """List which releases changed from one day to another, and where the record disagrees."""
    notes = []
    for track in view.tracks:
        before: Period | None = None
        for period in track.periods:
            place = f"{period.release}, {track.mode}, {track.backend}"
            if period.changed_on is not None and before is not None:
                was, now = (name_label(view.label(one.state.broken)) for one in (before, period))
                notes.append(
                    f"{place}: broken.py changed from {was} to {now} on "
                    f"{period.changed_on:%Y-%m-%d} (run {period.runs[0].number})"
                )
            if period.recorded is not None:
                recorded = (period.recorded.broken, period.recorded.fixed)
                broken, fixed = (name_label(view.label(seen)) for seen in recorded)
                verdict = word_of(period.recorded.verdict or "")
                notes.append(f"{place}: the record has {verdict}, broken {broken}, fixed {fixed}")
            before = period
    return notes


# Failures ----------------------------------------------------------------------------------------


def _failures(view: Timeline) -> Iterator[Block]:
    """Explain each letter, with the words in which it differs from the most similar before."""
    failures = list(view.letters)
    for number, failure in enumerate(failures):
        letter = view.letters[failure]
        words = describe_failure(failure, view.scripts_of(failure))
        text = message_of(failure)
        before = most_alike(failures[:number], failure)
        if before is None:
            yield Facts(((letter, words), *((("", text),) if text else ())))
        else:
            yield Facts(((letter, words),))
            old, new = compare_words(message_of(before), text)
            earlier = (Earlier(source=view.letters[before], pieces=old),)
            row = Row(name="message", before=earlier, now=new, differs=True)
            yield Sides((row,), (view.letters[before], letter))


def describe_failure(behaviour: Behaviour, scripts: Sequence[str]) -> str:
    """Write in one line how scripts ended, and at which statement; safe to show."""
    status = f" ({behaviour.status})" if behaviour.status else ""
    how = {
        Outcome.PASSED: "passed, with a warning",
        Outcome.RAISED: f"raised {behaviour.type}",
        Outcome.EXITED: f"exited{status}",
        Outcome.CRASHED: f"crashed{status}",
        Outcome.TIMED_OUT: "timed out",
        Outcome.OUT_OF_MEMORY: "ran out of memory",
    }.get(behaviour.outcome, str(behaviour.outcome))
    at = f" at `{behaviour.at}`" if behaviour.at else ""
    return visible(f"{' and '.join(scripts)} {how}{at}")


def message_of(behaviour: Behaviour) -> str:
    """Return a failure's message, or its warnings; safe to show."""
    return visible(behaviour.message or "; ".join(behaviour.warnings))


def most_alike(earlier: Sequence[Behaviour], behaviour: Behaviour) -> Behaviour | None:
    """Return the earlier failure with the most similar message, the last of equals.

    None if no message is so similar that the differences are easier to read than both messages.
    """
    found = [(_likeness(other, behaviour), number) for number, other in enumerate(earlier)]
    best, number = max(found, default=(0.0, 0))
    return earlier[number] if best >= _LIKENESS else None


def _likeness(before: Behaviour, behaviour: Behaviour) -> float:
    """Return the share of words in common, 0 where there are none or too many to compare."""
    old, new = message_of(before).split(), message_of(behaviour).split()
    if not old or not new or len(old) * len(new) > 400_000:
        return 0.0
    return SequenceMatcher(None, old, new, autojunk=False).ratio()


# Names -------------------------------------------------------------------------------------------


def name_label(label: Sequence[str]) -> str:
    """Write a script's label, `A` or `passes`; several parts where repeats disagreed."""
    return "/".join(label) or "?"


def name_runs(runs: Sequence[RunRef]) -> str:
    """Write run numbers briefly, `1-3 5 7*`; a star marks imported ones."""
    parts: list[list[RunRef]] = []
    for run in sorted(set(runs)):
        last = parts[-1][-1] if parts else None
        joins = last and last.number + 1 == run.number and last.imported is run.imported
        if joins:
            parts[-1].append(run)
        else:
            parts.append([run])
    return " ".join(_range(part) for part in parts)


def _range(runs: Sequence[RunRef]) -> str:
    star = "*" if runs[0].imported else ""
    numbers = sorted({runs[0].number, runs[-1].number})
    return "-".join(map(str, numbers)) + star


def group_machines(runs: Sequence[RunRef]) -> Iterator[tuple[str, str]]:
    """Yield each machine with the runs that were measured there; safe to show."""
    groups: dict[tuple[bool, str], list[RunRef]] = {}
    for run in runs:
        groups.setdefault((run.imported, run.machine), []).append(run)
    for (imported, machine), mine in sorted(groups.items()):
        where = "imported (*)" if imported else "measured here"
        words = f"{where}, {visible(machine)}" if machine else where
        noun = "run" if len(mine) == 1 else "runs"
        yield words, f"{noun} {name_runs(mine).replace('*', '')}"


def _summary(view: Timeline) -> tuple[str, ...]:
    releases = {period.environment for period in view.periods}
    points = sum(period.differs for period in view.periods)
    changes = sum(period.changed_on is not None for period in view.periods)
    parts = [
        counted(len(releases), "release"),
        counted(len(view.letters), "distinct failure"),
        f"{counted(points, 'change') if points else 'no change'} between releases",
    ]
    if changes:
        parts.append(f"{counted(changes, 'change')} of one release over time")
    return (*parts, counted(len(view.runs), "run"))

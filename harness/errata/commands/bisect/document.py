"""A bisection as a document: the answer of each mode, what changed, and the log of each look."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from string import ascii_uppercase

from errata.commands.bisect.investigation import Answer, Bisection, LogLine, ModeObservation
from errata.compare.behaviour import (
    Behaviour,
    BehaviourChange,
    compare_behaviours,
    describe_change,
    name_behaviour,
    shorten_behaviour,
)
from errata.model.bisection import Side
from errata.model.case import Script
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Item,
    Quote,
    Section,
    Sides,
    Sign,
    Table,
    Tone,
    Words,
    name,
    sign_of_change,
)
from errata.text.printable import counted, duration, visible

_SHORT = 60


def bisection_document(bisection: Bisection) -> Document:
    """Describe the answers, modes with the same one together, and how they were found."""
    releases = bisection.releases
    where = f"{bisection.script.filename} on {bisection.backend}; "
    sections = [
        Section(title=" and ".join(modes), blocks=tuple(_answer(bisection, answer)), about="answer")
        for modes, answer in _join_modes(bisection.answers)
    ]
    if not bisection.unlisted and any(answer.changes for answer in bisection.answers):
        text = "Only listed releases were tested; --unlisted adds those that only the index has."
        sections.append(Section(blocks=(Words(text, Tone.QUIET),), about="note"))
    sections.append(
        Section(title="Log", blocks=tuple(_log(bisection)), is_detail=True, priority=1, about="log")
    )
    return Document(
        title=("bisect ", name(bisection.case)),
        head=(
            Words(
                f"{where}{counted(len(releases), 'release')} of {bisection.framework}, "
                f"{releases[0]} to {releases[-1]}"
            ),
        ),
        sections=tuple(sections),
        summary=_summary(bisection),
        whole="the JSON report (`errata bisect --json FILE`)",
    )


def _join_modes(answers: Sequence[Answer]) -> list[tuple[list[str], Answer]]:
    """Join the modes whose answers are the same in everything but the mode."""
    joined: list[tuple[list[str], Answer]] = []
    for answer in answers:
        for modes, other in joined:
            if replace(other, mode="") == replace(answer, mode=""):
                modes.append(answer.mode)
                break
        else:
            joined.append(([answer.mode], answer))
    return joined


# Answers -----------------------------------------------------------------------------------------


def _answer(bisection: Bisection, answer: Answer) -> Iterator[Block]:
    if answer.first is None or answer.last is None:
        yield Item(
            sign=Sign.INFRA,
            tone=Tone.TROUBLE,
            case="no answer",
            blocks=(
                Words("Fewer than two releases gave a result."),
                Words(
                    "Name other ends with --good and --bad; errata envs build ENV shows why an "
                    "environment cannot be built.",
                    Tone.QUIET,
                ),
            ),
        )
    elif not answer.changes:
        yield _alike(bisection, answer.first, answer.last[0])
    if len(answer.changes) > 1:
        yield _stretches(bisection.framework, answer)
    for change in answer.changes:
        yield _change(bisection, change)
    between = {release for change in answer.changes for release in change.between}
    rest = {release: why for release, why in answer.unknown.items() if release not in between}
    if rest:
        yield _unknown("unknown", rest)


def _alike(bisection: Bisection, first: tuple[str, Behaviour], last: str) -> Item:
    release, behaviour = first
    blocks: list[Block] = [Quote((name_behaviour(behaviour),))]
    if bisection.every:
        words = f"{bisection.framework} {release} to {last}: one behaviour"
    else:
        words = f"{bisection.framework} {release} and {last} behave the same"
        blocks.append(Commands((("test all between", _all_command(bisection)),)))
    return Item(sign=Sign.AS_EXPECTED, tone=Tone.GOOD, case=words, blocks=tuple(blocks))


def _stretches(framework: str, answer: Answer) -> Table:
    """List all stretches of one behaviour, before the changes one by one."""
    found: list[tuple[str, str, Behaviour]] = []
    if answer.first is not None and answer.last is not None:
        first, behaviour = answer.first
        for change in answer.changes:
            found.append((first, change.before, behaviour))
            first, behaviour = change.after, change.now
        found.append((first, answer.last[0], behaviour))
    letters = dict(zip(dict.fromkeys(seen for *_, seen in found), ascii_uppercase, strict=False))
    rows = tuple(
        (
            letters.get(seen, "?"),
            (name(first if first == last else f"{first} to {last}"),),
            (name(shorten_behaviour(seen, _SHORT)),),
        )
        for first, last, seen in found
    )
    return Table(("", framework, "behaviour"), rows)


def _change(bisection: Bisection, change: BehaviourChange) -> Item:
    """Describe where the behaviour changes, both sides, and how to look at just this change."""
    headers = (f"{bisection.framework} {change.before}", f"{bisection.framework} {change.after}")
    blocks: list[Block] = [Sides(compare_behaviours(change, bisection.script), headers)]
    if change.between:
        blocks.append(_unknown("between", change.between))
    if change.doubts:
        blocks.append(Quote(change.doubts, Tone.WARNING))
    blocks.append(Commands((("upgrade", upgrade_command(bisection, change)),)))
    return Item(
        sign=sign_of_change(filter(None, [change.step]), Sign.CHANGED),
        tone=Tone.CHANGED,
        case=headline(bisection, change),
        blocks=tuple(blocks),
    )


def _unknown(label: str, unknown: Mapping[str, str]) -> Facts:
    """List the inconclusive releases, those with the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for release, reason in unknown.items():
        by_reason.setdefault(reason, []).append(release)
    rows = [f"{', '.join(releases)}: {reason}" for reason, releases in by_reason.items()]
    return Facts(tuple((label, row) for row in rows))


def headline(bisection: Bisection, change: BehaviourChange) -> str:
    """Say in one line where the behaviour changes, and how; safe to show."""
    words = describe_change(change.was, change.now)
    if change.between:
        words += f"; {counted(len(change.between), 'release')} between cannot be decided"
    return f"{bisection.framework} {change.before} -> {change.after}: {words}"


def _summary(bisection: Bisection) -> tuple[str, ...]:
    built = f"{counted(len(bisection.made), 'environment')} built"
    if bisection.made:
        built += f" in {duration(bisection.build_s)}"
    run = f"{counted(bisection.ran, 'cell')} run, {bisection.reused:,} reused"
    recorded = "from the committed record, nothing run or built"
    return (
        f"{bisection.probes} of {counted(len(bisection.releases), 'release')} tested",
        *((recorded,) if bisection.is_recorded else (run, built)),
        duration(bisection.wall_s),
    )


# Commands ----------------------------------------------------------------------------------------


def upgrade_command(bisection: Bisection, change: BehaviourChange) -> str:
    """Return the command that compares just the two releases around a change."""
    words = ["errata", "upgrade", bisection.framework, change.before, change.after]
    return shlex.join([*words, bisection.case, *bisection.options])


def _all_command(bisection: Bisection) -> str:
    """Return the command that tests every release for the same question."""
    words = ["errata", "bisect", bisection.case]
    for option, value in (("--good", bisection.good), ("--bad", bisection.bad)):
        words += [option, value] if value is not None else []
    words += ["--backend", bisection.backend] if bisection.backend != "cpu" else []
    words += ["--script", str(bisection.script)] if bisection.script is not Script.BROKEN else []
    words += ["--unlisted"] if bisection.unlisted else []
    return shlex.join([*words, "--all", *bisection.options])


# The log -----------------------------------------------------------------------------------------


def opening(case: str, script: Script, framework: str, releases: Sequence[str]) -> str:
    """Say what is searched, before anything is known."""
    return (
        f"{case}, {script.filename}: {counted(len(releases), 'release')} of {framework}, "
        f"{releases[0]} to {releases[-1]}"
    )


def _log(bisection: Bisection) -> Iterator[Quote]:
    width = len(str(len(bisection.log)))
    for line in bisection.log:
        sentences = log_words(
            line, bisection.framework, flipped=bisection.flipped, every=bisection.every
        )
        yield Quote(tuple(f"{line.number:>{width}}. {words}" for words in sentences))


def log_words(
    line: LogLine, framework: str, *, flipped: bool = False, every: bool = False
) -> tuple[str, ...]:
    """Write one look at a release as sentences: one, or one for each mode that differs."""
    by_words: dict[str, list[str]] = {}
    for seen in line.seen:
        words = _seen_words(seen, line, flipped=flipped, every=every)
        by_words.setdefault(words, []).append(seen.mode)
    head = f"{framework} {line.release}, {_cost(line)}"
    if len(by_words) == 1:
        return tuple(f"{head}: {words}" for words in by_words)
    return tuple(f"{head}, {' and '.join(modes)}: {words}" for words, modes in by_words.items())


def _seen_words(seen: ModeObservation, line: LogLine, *, flipped: bool, every: bool) -> str:
    if seen.behaviour is None:
        return f"unknown, {visible(seen.reason)}"
    if line.confirms:
        return visible(seen.reason) or "confirmed"
    words = f"as on {seen.like}" if seen.like else name_behaviour(seen.behaviour)
    words = f"{seen.unlike}: {words}" if seen.unlike else words
    if every or seen.side is None:
        return words
    return f"{side_word(seen.side, flipped=flipped)}, {words}"


def side_word(side: Side, *, flipped: bool) -> str:
    """Name a side as the user does: with `flipped`, the older end is the bad one."""
    if flipped and side in (Side.GOOD, Side.BAD):
        return str(Side.BAD if side is Side.GOOD else Side.GOOD)
    return str(side)


def _cost(line: LogLine) -> str:
    if line.build_s is not None:
        return f"built in {line.build_s:.0f} s"
    if line.ran:
        return "measured again" if line.confirms else "measured twice"
    return "reused" if line.reused else "not run"

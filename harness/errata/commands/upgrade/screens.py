"""What an upgrade changes, on the screen: in brief, or with both sides of what differs."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from errata.commands.run.report import FailedEnvironment
from errata.commands.upgrade.report import (
    BRIEF,
    COSTS,
    TITLES,
    Group,
    UpgradeReport,
    Workaround,
)
from errata.commands.upgrade.report import Section as Topic
from errata.compare.resources import Resource, cost_note, seconds
from errata.compare.transitions import Change, Transition
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.verdict import word_of
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Item,
    Keep,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Span,
    Table,
    Tone,
    Words,
    closing,
    command,
    name,
    sign_of_change,
)
from errata.text.printable import counted, duration

_OUTCOMES = {
    EXIT_AS_EXPECTED: "nothing gets worse",
    EXIT_CHANGED: "something gets worse",
    EXIT_INFRASTRUCTURE: "not everything could be compared",
    EXIT_INTERRUPTED: "interrupted",
}
_TONES = {
    Topic.BREAKS: Tone.BAD,
    Topic.COSTS: Tone.BAD,
    Topic.REFUSED: Tone.GOOD,
    Topic.CLAIMS: Tone.CHANGED,
    Topic.WORDS: Tone.CHANGED,
    Topic.NUMBERS: Tone.CHANGED,
    Topic.BETTER: Tone.GOOD,
    Topic.SAVES: Tone.GOOD,
}
# On a page: what gets worse, what can be deleted, the rest.
_PRIORITIES = {Topic.BREAKS: -3, Topic.COSTS: -2}
_DELETABLE, _LAST = -1, 1
_VERBS = ("break", "cost", "differ", "get")
_List: TypeAlias = tuple[str, Tone, list[Item]]
"""The title and tone of a list, and its cases."""
LINES = 60
"""So many lines has a comparison in brief at most."""
_TITLE = 2
_HEADING = 4  # a blank line before a list, its title, a blank line, and what is left out
_LEAST = 3  # cases of each list that are shown in any case
_INDENT = 5  # columns of a text below a case, with one that is left free


def upgrade_document(report: UpgradeReport) -> Document:
    """Describe what an upgrade changes, with both sides of what behaves differently."""
    sign, tone = closing(report.exit_code)
    return Document(
        title=_title(report),
        head=tuple(_head(report)),
        sections=(
            *(_section(report, topic, groups) for topic, groups in report.sections),
            *_workarounds(report),
            *_not_compared(report),
            Section(
                title="Trials",
                count=len(report.transitions),
                blocks=tuple(map(_trial, report.transitions)),
                is_detail=True,
                is_on_page=False,
            ),
        ),
        summary=_summary(report),
        sign=sign,
        tone=Tone.BAD if report.exit_code == EXIT_CHANGED else tone,
        notes=tuple(_notes(report)),
        whole="the JSON report (`errata upgrade … --json FILE`)",
    )


def costs_document(report: UpgradeReport) -> Document:
    """Describe what was measured after `upgrade_document` was shown: time and memory."""
    whole = upgrade_document(report)
    topics = [item for item in report.sections if item[0] in COSTS]
    sections = tuple(_section(report, topic, groups) for topic, groups in topics)
    words = Words("Time and memory: no confirmed difference between both releases.")
    nothing = () if sections or report.interrupted else (words,)
    return replace(
        whole, has_screen_title=False, head=(*_baseline(report), *nothing), sections=sections
    )


def _title(report: UpgradeReport) -> tuple[str | Span, ...]:
    downgrade = " (a downgrade)" if report.downgrade else ""
    before, after = report.before.release, report.after.release
    outcome = _OUTCOMES.get(report.exit_code, "failed")
    return (
        name(report.framework),
        " ",
        name(before),
        " -> ",
        name(after),
        downgrade,
        ": ",
        outcome,
    )


def _head(report: UpgradeReport) -> Iterator[Block]:
    yield from map(Words, report.notes)
    environments = (*report.before.environments, *report.after.environments)
    if environments:
        cells = [tuple(name(one[key]) for key in ("id", "build", "python")) for one in environments]
        yield Table(("environment", "build", "python"), tuple(cells))
    if sources := _sources(report):
        yield Words(sources)
    yield from _baseline(report)


def _sources(report: UpgradeReport) -> str:
    """Say where the results are from; empty where all were measured."""
    if not any(report.known.values()):
        return ""
    both = ((report.known["record"], "the committed record"), (report.known["store"], "the store"))
    told = " and ".join(f"{counted(number, 'trial')} of {of}" for number, of in both if number)
    more = "" if any(report.cells.values()) else "; nothing was run or built"
    return f"from {told}{more}"


def _baseline(report: UpgradeReport) -> Iterator[Block]:
    memory = report.framework_memory
    if memory is not None and memory.changed:
        yield Quote((memory.words(report.framework, report.before.release),))


def _summary(report: UpgradeReport) -> tuple[str, ...]:
    counts = report.counts
    changes = ", ".join(f"{count:,} {change}" for change, count in counts.change.items())
    trials = counted(counts.comparisons, "comparison")
    reused = report.cells["reused"]
    tells = reused or not any(report.known.values())
    return (
        f"{trials}: {changes}" if changes else trials,
        f"{counted(len(report.still_needed), 'workaround')} still needed",
        f"{counted(report.cells['run'], 'cell')} run{f', {reused:,} reused' if tells else ''}",
        duration(report.wall_s),
    )


def _notes(report: UpgradeReport) -> Iterator[str]:
    left = counted(report.unfinished, "comparison")
    if report.interrupted:
        yield f"interrupted, {left} unfinished: the same command goes on from what is stored"
    elif report.unfinished:
        yield f"{left} left out: neither the record nor the store knows both sides"
    if not report.confirmed:
        yield "what changed was seen once and is not confirmed"


# In brief ----------------------------------------------------------------------------------


def brief_document(report: UpgradeReport, width: int, *, quiet: bool = False) -> Document:
    """Describe what breaks and what to write instead, in at most `LINES` lines of `width` columns.

    What does not fit is counted, with the option that shows it. A `quiet` one only names cases.
    """
    release = report.after.release
    breaks = [_brief_break(report, groups, width - _INDENT) for groups in _by_case(report.breaks)]
    if quiet:
        lines = tuple(replace(item, blocks=()) for item in breaks)
        sections = [Section(blocks=lines)] if lines else []
    else:
        lists = [
            ("Environments that could not be built", Tone.TROUBLE, _brief_failures(report)),
            (f"Breaks at {release}", Tone.BAD, breaks),
            _brief_list(report, Topic.COSTS),
            (f"Workarounds you can delete at {release}", Tone.GOOD, _brief_deletable(report)),
            _brief_list(report, Topic.REFUSED),
            _brief_list(report, Topic.CLAIMS),
            _brief_list(report, Topic.BETTER),
        ]
        sections = [
            *_fitted(lists, width, LINES - _frame(report, width)),
            Section(blocks=(Commands(_further(report)),)),
        ]
    return Document(
        title=_title(report),
        head=tuple(_brief_head(report)),
        sections=tuple(sections),
        summary=(),
        notes=tuple(_notes(report)),
        whole="",
    )


def _brief_head(report: UpgradeReport) -> Iterator[Block]:
    """Count the cases by what became of them, and say where this is known from."""
    yield from map(Words, report.notes)
    if rows := _counts(report):
        digits = max(len(f"{number:,}") for number, _, _ in rows)
        yield Facts(tuple((f"{number:>{digits},} {what}", more) for number, what, more in rows))
    if sources := _sources(report):
        yield Words(sources, Tone.QUIET)
    else:
        yield Words(f"{_summary(report)[-2]} in {duration(report.wall_s)}", Tone.QUIET)
    yield from _baseline(report)


def _counts(report: UpgradeReport) -> list[tuple[int, str, str]]:
    """Count cases under each heading, with a few words about it."""

    def count(topic: Topic) -> int:
        return len({group.case for group in report.groups(topic)})

    cases = {one.case for one in report.breaks}
    special = [
        (len({one.case for one in report.breaks if one.silent}), "silently"),
        (len({one.case for one in report.breaks if one.common}), "common"),
    ]
    cases_compared = {t.case.id for t in report.transitions if t.case.claim is None}
    changed = {t.case.id for t in report.transitions if t.changes != (Change.UNCHANGED,)}
    words, numbers = count(Topic.WORDS), count(Topic.NUMBERS)
    differ = [(words, "in the message"), (numbers, "in numbers")]
    apart = {name.split()[0] for _, names in report.one_sided for name in names}
    only = f"and {len(apart):,} not compared: about one release only" if apart else ""
    unclear = {name.split()[0] for names in report.inconclusive.values() for name in names}
    rows = [
        (len(cases), "break", _told(special)),
        (count(Topic.COSTS), "cost more", "time or memory of the fix"),
        (len(report.deletable), "can go", "workarounds that are no longer needed"),
        (count(Topic.REFUSED), "refused now", "an error instead of silence, a crash or a hang"),
        (count(Topic.BETTER), "get better", ""),
        (count(Topic.SAVES), "cost less", "time or memory of the fix: --all"),
        (words + numbers, "differ", f"{_told(differ)}: --all"),
        (count(Topic.CLAIMS), "no longer so", "what cases claim beside"),
        (len(cases_compared - changed), "unchanged", only),
        (len(unclear), "not comparable", "--all says why"),
    ]
    return [(one, _alone(what) if one == 1 else what, more) for one, what, more in rows if one]


def _alone(words: str) -> str:
    """Return what is said of several as it is said of one."""
    first, _, rest = words.partition(" ")
    return f"{first}s {rest}".rstrip() if first in _VERBS else words


def _told(parts: Sequence[tuple[int, str]]) -> str:
    return ", ".join(f"{number:,} {words}" for number, words in parts if number)


def _by_case(groups: Sequence[Group]) -> list[list[Group]]:
    found: dict[str, list[Group]] = {}
    for group in groups:
        found.setdefault(group.case, []).append(group)
    return list(found.values())


def _brief_break(report: UpgradeReport, groups: Sequence[Group], width: int) -> Item:
    """Describe what breaks of one case, and what to write instead, in three lines or so."""
    first, kind = groups[0], _kind(report, groups[0])
    alike = [one for one in groups if _kind(report, one) == kind]
    places = tuple(place for one in alike for place in one.places)
    others = [
        f"{_kind(report, one)} in {', '.join(one.places)}" for one in groups if one not in alike
    ]
    fix = _beginning(first.fix, width - len("instead: "))
    sign = Sign.SILENT if first.silent else sign_of_change(first.changes, Sign.CHANGED)
    fits = len(f"{sign} {kind}  {first.case}  {', '.join(places)}") <= width
    title = first.title if fits else f"{first.title} ({', '.join(places)})"
    return Item(
        sign=sign,
        tone=Tone.BAD,
        case=first.case,
        kind=kind,
        places=places if fits else (),
        blocks=(Quote((title, *others, _instead(replace(first, fix=fix)))),),
    )


def _beginning(text: str, room: int) -> str:
    """Return the first sentence of a text, with those after it that fit on the same line."""
    first, *others = re.split(r"(?<=[.!?])\s+(?=[A-Z`(])", text)
    for sentence in others:
        if len(f"{first} {sentence}") > room:
            break
        first = f"{first} {sentence}"
    return first


def _brief_list(report: UpgradeReport, topic: Topic) -> _List:
    """Return the title, the tone and the cases of a section."""
    title = TITLES[topic].partition(":")[0].format(release=report.after.release)
    if topic in COSTS:
        return title, _TONES[topic], [_item(report, topic, one) for one in report.groups(topic)]
    items = [
        Item(
            sign=sign_of_change(first.changes, Sign.AS_EXPECTED),
            tone=_TONES[topic],
            case=first.case,
            places=tuple(place for one in groups for place in one.places),
        )
        for groups in _by_case(report.groups(topic))
        for first in groups[:1]
    ]
    return title, _TONES[topic], items


def _brief_deletable(report: UpgradeReport) -> list[Item]:
    items = []
    for one in report.deletable:
        still = f"still needed in {', '.join(one.still_needed_in)}" if one.still_needed_in else ""
        notes = tuple(filter(None, (still, one.note)))
        items.append(replace(_workaround(one), kind="", blocks=(Quote(notes, Tone.QUIET),)))
    return items


def _brief_failures(report: UpgradeReport) -> list[Item]:
    items = []
    for failure in report.failed_environments:
        hint = (f"hint: {failure.hint}",) if failure.hint else ()
        items.append(replace(_failure(failure), blocks=(Quote((failure.message, *hint)),)))
    return items


def _fitted(lists: Sequence[_List], width: int, room: int) -> Iterator[Section]:
    """Give each list a few lines, then the first ones what is left; leave out what has no room."""
    heights = [[_height(item, width) for item in items] for _, _, items in lists]
    shown = [0] * len(lists)
    for least in (_LEAST, sys.maxsize):
        for number, mine in enumerate(heights):
            for height in mine[shown[number] : least]:
                needed = height if shown[number] else height + _HEADING
                if needed > room:
                    break
                room -= needed
                shown[number] += 1
    for (title, tone, items), number in zip(lists, shown, strict=True):
        left = len(items) - number
        rest = (Words(f"{left:,} more: --all", Tone.QUIET),) if left else ()
        if number:
            blocks = (*items[:number], *rest)
            yield Section(title=title, count=len(items), tone=tone, blocks=blocks)


def _height(block: Block, width: int) -> int:
    """Count the lines of a case, a paragraph or a table of counts."""
    if isinstance(block, Item):
        return 1 + sum(_height(inner, width - _INDENT) for inner in block.blocks)
    if isinstance(block, Facts):
        lead = max(len(label) for label, _ in block.rows) + _INDENT
        return sum(max(1, len(textwrap.wrap(str(more), width - lead))) for _, more in block.rows)
    texts = block.texts if isinstance(block, Quote) else (str(getattr(block, "parts", "")),)
    return sum(len(textwrap.wrap(text, width)) for text in texts)


def _frame(report: UpgradeReport, width: int) -> int:
    """Count the lines around the lists: title, counts, notes and commands."""
    notes = tuple(_notes(report))
    blocks = (*_brief_head(report), Quote(notes))
    folded = sum(_height(block, width - _INDENT) for block in blocks)
    return _TITLE + folded + bool(notes) + 1 + len(_further(report))


def _further(report: UpgradeReport) -> tuple[tuple[str, str], ...]:
    """Return the commands for one case and for the user's own code."""
    between = (report.framework, report.before.release, report.after.release)
    return (
        ("one case", command("upgrade", *between, "CASE", options=report.options)),
        ("your own code", command("scan", "--upgrade", *between, "PATH", options=report.options)),
    )


# What changed ------------------------------------------------------------------------------


def _section(report: UpgradeReport, topic: Topic, groups: tuple[Group, ...]) -> Section:
    before, _, after = TITLES[topic].partition("{release}")
    release = name(report.after.release)
    note = Words(cost_note(report.framework_memory), Tone.QUIET)
    items = tuple(_item(report, topic, group) for group in groups)
    return Section(
        title=(before, release, after) if before != TITLES[topic] else before,
        count=len(groups),
        tone=_TONES[topic],
        blocks=(note, *items) if topic in COSTS else items,
        about="part",
        priority=_PRIORITIES.get(topic, 0),
        is_folded=True,
    )


def _item(report: UpgradeReport, topic: Topic, group: Group) -> Item:
    """Describe what happened to one case, where, and both sides unless a sentence is enough."""
    sign = Sign.AS_EXPECTED if _TONES[topic] is Tone.GOOD else Sign.CHANGED
    blocks: list[Block] = []
    if topic in BRIEF:
        blocks += [Quote((group.where,), Tone.QUIET)] if group.where else []
        blocks.append(Quote(group.words))
    else:
        releases = (report.before.release, report.after.release)
        show = command("show", group.case, options=report.options)
        instead = (_instead(group),) if topic is Topic.BREAKS else ()
        blocks += [Quote((group.title,), Tone.QUIET), Quote((*group.words, *instead))]
        blocks += [Sides(group.rows, releases)] if group.rows else []
        blocks.append(Commands((("more", show), ("again", group.again))))
    return Item(
        sign=Sign.SILENT if group.silent else sign_of_change(group.changes, sign),
        tone=_TONES[topic],
        kind=_kind(report, group),
        case=group.case,
        places=group.places,
        blocks=tuple(blocks),
    )


def _kind(report: UpgradeReport, group: Group) -> str:
    """Say how a case changed, in which release, and whether many meet it."""
    kind = ", ".join(map(str, group.changes))
    if group.since:
        words = "up to" if report.downgrade else "since"
        kind = f"{'silent' if group.silent else kind} {words} {group.since}"
    return f"{kind}, common" if group.common else kind


def _instead(group: Group) -> str:
    """Say what to write instead."""
    if Change.CLAIM_FAILS in group.changes:
        return "the case says so still: its sentence holds for earlier releases only"
    if Change.FIX_FAILS in group.changes:
        return f"the known fix fails now: {group.fix}" if group.fix else "no fix is known"
    return f"instead: {group.fix}" if group.fix else "no fix is known"


def _workarounds(report: UpgradeReport) -> Iterator[Section]:
    if report.deletable:
        yield Section(
            title=("Workarounds you can delete at ", name(report.after.release)),
            count=len(report.deletable),
            tone=Tone.GOOD,
            blocks=tuple(map(_workaround, report.deletable)),
            about="part",
            priority=_DELETABLE,
            is_folded=True,
        )


def _workaround(workaround: Workaround) -> Item:
    lines = [workaround.title]
    lines += [f"the workaround: {workaround.remedy}"] if workaround.remedy else []
    lines += (
        [f"still needed in {', '.join(workaround.still_needed_in)}"]
        if workaround.still_needed_in
        else []
    )
    lines += [workaround.note] if workaround.note else []
    return Item(
        sign=Sign.AS_EXPECTED,
        tone=Tone.GOOD,
        case=workaround.case,
        kind="still needed elsewhere" if workaround.still_needed_in else "no longer needed",
        places=workaround.places,
        blocks=(Quote(tuple(lines), Tone.QUIET),),
    )


# What was not compared ---------------------------------------------------------------------


def _not_compared(report: UpgradeReport) -> Iterator[Section]:
    """List what could not be compared and why, and the cases of one release only."""
    if report.inconclusive:
        blocks = [
            block
            for reason, trials in report.inconclusive.items()
            for block in (Quote((reason,)), Names(tuple(trials)))
        ]
        count = sum(map(len, report.inconclusive.values()))
        yield Section(
            title="Could not be compared",
            count=count,
            tone=Tone.TROUBLE,
            blocks=tuple(blocks),
            about="part",
        )
    if report.failed_environments:
        yield Section(
            title="Environments that could not be built",
            count=len(report.failed_environments),
            tone=Tone.TROUBLE,
            blocks=tuple(map(_failure, report.failed_environments)),
            about="part",
        )
    releases = {Change.GONE: report.before.release, Change.APPEARED: report.after.release}
    for change, names in report.one_sided:
        yield Section(
            title=("Only about ", name(releases[change]), ", so not compared"),
            count=len(names),
            blocks=(Names(names),),
            about="part",
            priority=_LAST,
        )


def _failure(failure: FailedEnvironment) -> Item:
    """Describe what kept an environment from being built, in the resolver's own words."""
    both = (failure.message.strip(), failure.words.strip())
    words = "\n".join(text for text in both if text)
    hint = (Commands((("hint", failure.hint),)),) if failure.hint else ()
    return Item(
        sign=Sign.INFRA,
        tone=Tone.TROUBLE,
        kind="infra",
        case=failure.id,
        blocks=(Quote((words,), keep=Keep.LINES), *hint),
    )


def _trial(transition: Transition) -> Item:
    """Describe a trial with both verdicts and what its fixed script cost."""
    parts = []
    for label, side in (("before", transition.before), ("now", transition.after)):
        if side is None:
            continue
        took, needed = (resource.of(side.fixed) for resource in Resource)
        cost = ""
        if took is not None and needed is not None:
            cost = f" ({seconds(took)}, {needed:,.0f} MiB)"
        parts.append(f"{label}: {word_of(side.verdict)}{cost}")
    return Item(
        sign=Sign.AS_EXPECTED if transition.change is Change.UNCHANGED else Sign.CHANGED,
        tone=Tone.PLAIN,
        kind=", ".join(map(str, transition.changes)),
        case=transition.case.id,
        places=(f"{transition.mode}:{transition.backend}",),
        blocks=(Quote(("; ".join(parts),), Tone.QUIET),),
    )

"""What an upgrade changes, on the screen: in brief, or with both sides of what differs."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from errata.commands.run.report import FailedEnvironment
from errata.commands.upgrade.report import BRIEF, COSTS, TITLES, Group, UpgradeReport, Workaround
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
from errata.report import document as doc
from errata.text.printable import counted, duration

_OUTCOMES = {
    EXIT_AS_EXPECTED: "nothing gets worse",
    EXIT_CHANGED: "something gets worse",
    EXIT_INFRASTRUCTURE: "not everything could be compared",
    EXIT_INTERRUPTED: "interrupted",
}
_TONES = {
    Topic.BREAKS: doc.Tone.BAD,
    Topic.COSTS: doc.Tone.BAD,
    Topic.REFUSED: doc.Tone.GOOD,
    Topic.CLAIMS: doc.Tone.CHANGED,
    Topic.WORDS: doc.Tone.CHANGED,
    Topic.NUMBERS: doc.Tone.CHANGED,
    Topic.BETTER: doc.Tone.GOOD,
    Topic.SAVES: doc.Tone.GOOD,
}
# On a page: what gets worse, what can be deleted, the rest.
_PRIORITIES = {Topic.BREAKS: -3, Topic.COSTS: -2}
_DELETABLE, _LAST = -1, 1
_VERBS = ("break", "cost", "differ", "get")
_List: TypeAlias = tuple[str, doc.Tone, list[doc.Item]]
"""The title and tone of a list, and its cases."""
LINES = 60
"""So many lines has a comparison in brief at most."""
_TITLE = 2
_HEADING = 4  # a blank line before a list, its title, a blank line, and what is left out
_LEAST = 3  # cases of each list that are shown in any case
_INDENT = 5  # columns of a text below a case, with one that is left free


def upgrade_document(report: UpgradeReport) -> doc.Document:
    """Describe what an upgrade changes, with both sides of what behaves differently."""
    sign, tone = doc.closing(report.exit_code)
    return doc.Document(
        title=_title(report),
        head=tuple(_head(report)),
        sections=(
            *(_section(report, topic, groups) for topic, groups in report.sections),
            *_workarounds(report),
            *_not_compared(report),
            doc.Section(
                title="Trials",
                count=len(report.transitions),
                blocks=tuple(map(_trial, report.transitions)),
                is_detail=True,
                is_on_page=False,
            ),
        ),
        summary=_summary(report),
        sign=sign,
        tone=doc.Tone.BAD if report.exit_code == EXIT_CHANGED else tone,
        notes=tuple(_notes(report)),
        whole="the JSON report (`errata upgrade … --json FILE`)",
    )


def costs_document(report: UpgradeReport) -> doc.Document:
    """Describe what was measured after `upgrade_document` was shown: time and memory."""
    whole = upgrade_document(report)
    topics = [item for item in report.sections if item[0] in COSTS]
    sections = tuple(_section(report, topic, groups) for topic, groups in topics)
    words = doc.Words("Time and memory: no confirmed difference between both releases.")
    nothing = () if sections or report.interrupted else (words,)
    return replace(
        whole, has_screen_title=False, head=(*_baseline(report), *nothing), sections=sections
    )


def _title(report: UpgradeReport) -> tuple[str | doc.Span, ...]:
    downgrade = " (a downgrade)" if report.downgrade else ""
    before, after = report.before.release, report.after.release
    outcome = _OUTCOMES.get(report.exit_code, "failed")
    return (
        doc.name(report.framework),
        " ",
        doc.name(before),
        " -> ",
        doc.name(after),
        downgrade,
        ": ",
        outcome,
    )


def _head(report: UpgradeReport) -> Iterator[doc.Block]:
    yield from map(doc.Words, report.notes)
    environments = (*report.before.environments, *report.after.environments)
    if environments:
        cells = [
            tuple(doc.name(one[key]) for key in ("id", "build", "python")) for one in environments
        ]
        yield doc.Table(("environment", "build", "python"), tuple(cells))
    if sources := _sources(report):
        yield doc.Words(sources)
    yield from _baseline(report)


def _sources(report: UpgradeReport) -> str:
    """Say where the results are from; empty where all were measured."""
    if not any(report.known.values()):
        return ""
    both = ((report.known["record"], "the committed record"), (report.known["store"], "the store"))
    told = " and ".join(f"{counted(number, 'trial')} of {of}" for number, of in both if number)
    more = "" if any(report.cells.values()) else "; nothing was run or built"
    return f"from {told}{more}"


def _baseline(report: UpgradeReport) -> Iterator[doc.Block]:
    memory = report.framework_memory
    if memory is not None and memory.changed:
        yield doc.Quote((memory.words(report.framework, report.before.release),))


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


def brief_document(report: UpgradeReport, width: int, *, quiet: bool = False) -> doc.Document:
    """Describe what breaks and what to write instead, in at most `LINES` lines of `width` columns.

    What does not fit is counted, with the option that shows it. A `quiet` one only names cases.
    """
    release = report.after.release
    breaks = [_brief_break(report, groups, width - _INDENT) for groups in _by_case(report.breaks)]
    if quiet:
        lines = tuple(replace(item, blocks=()) for item in breaks)
        sections = [doc.Section(blocks=lines)] if lines else []
    else:
        lists = [
            ("Environments that could not be built", doc.Tone.TROUBLE, _brief_failures(report)),
            (f"Breaks at {release}", doc.Tone.BAD, breaks),
            _brief_list(report, Topic.COSTS),
            (f"Workarounds you can delete at {release}", doc.Tone.GOOD, _brief_deletable(report)),
            _brief_list(report, Topic.REFUSED),
            _brief_list(report, Topic.CLAIMS),
            _brief_list(report, Topic.BETTER),
        ]
        sections = [
            *_fitted(lists, width, LINES - _frame(report, width)),
            doc.Section(blocks=(doc.Commands(_further(report)),)),
        ]
    return doc.Document(
        title=_title(report),
        head=tuple(_brief_head(report)),
        sections=tuple(sections),
        summary=(),
        notes=tuple(_notes(report)),
        whole="",
    )


def _brief_head(report: UpgradeReport) -> Iterator[doc.Block]:
    """Count the cases by what became of them, and say where this is known from."""
    yield from map(doc.Words, report.notes)
    if rows := _counts(report):
        digits = max(len(f"{number:,}") for number, _, _ in rows)
        yield doc.Facts(tuple((f"{number:>{digits},} {what}", more) for number, what, more in rows))
    if sources := _sources(report):
        yield doc.Words(sources, doc.Tone.QUIET)
    else:
        yield doc.Words(f"{_summary(report)[-2]} in {duration(report.wall_s)}", doc.Tone.QUIET)
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
    first, _, rest = words.partition(" ")
    return f"{first}s {rest}".rstrip() if first in _VERBS else words


def _told(parts: Sequence[tuple[int, str]]) -> str:
    return ", ".join(f"{number:,} {words}" for number, words in parts if number)


def _by_case(groups: Sequence[Group]) -> list[list[Group]]:
    found: dict[str, list[Group]] = {}
    for group in groups:
        found.setdefault(group.case, []).append(group)
    return list(found.values())


def _brief_break(report: UpgradeReport, groups: Sequence[Group], width: int) -> doc.Item:
    """Describe what breaks of one case, and what to write instead, in three lines or so."""
    first, kind = groups[0], _kind(report, groups[0])
    alike = [one for one in groups if _kind(report, one) == kind]
    places = tuple(place for one in alike for place in one.places)
    others = [
        f"{_kind(report, one)} in {', '.join(one.places)}" for one in groups if one not in alike
    ]
    fix = _beginning(first.fix, width - len("instead: "))
    sign = doc.Sign.SILENT if first.silent else doc.sign_of_change(first.changes, doc.Sign.CHANGED)
    fits = len(f"{sign} {kind}  {first.case}  {', '.join(places)}") <= width
    title = first.title if fits else f"{first.title} ({', '.join(places)})"
    return doc.Item(
        sign=sign,
        tone=doc.Tone.BAD,
        case=first.case,
        kind=kind,
        places=places if fits else (),
        blocks=(doc.Quote((title, *others, _instead(replace(first, fix=fix)))),),
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
    title = TITLES[topic].partition(":")[0].format(release=report.after.release)
    if topic in COSTS:
        return title, _TONES[topic], [_item(report, topic, one) for one in report.groups(topic)]
    items = [
        doc.Item(
            sign=doc.sign_of_change(first.changes, doc.Sign.AS_EXPECTED),
            tone=_TONES[topic],
            case=first.case,
            places=tuple(place for one in groups for place in one.places),
        )
        for groups in _by_case(report.groups(topic))
        for first in groups[:1]
    ]
    return title, _TONES[topic], items


def _brief_deletable(report: UpgradeReport) -> list[doc.Item]:
    items = []
    for one in report.deletable:
        still = f"still needed in {', '.join(one.still_needed_in)}" if one.still_needed_in else ""
        notes = tuple(filter(None, (still, one.note)))
        items.append(replace(_workaround(one), kind="", blocks=(doc.Quote(notes, doc.Tone.QUIET),)))
    return items


def _brief_failures(report: UpgradeReport) -> list[doc.Item]:
    items = []
    for failure in report.failed_environments:
        hint = (f"hint: {failure.hint}",) if failure.hint else ()
        items.append(replace(_failure(failure), blocks=(doc.Quote((failure.message, *hint)),)))
    return items


def _fitted(lists: Sequence[_List], width: int, room: int) -> Iterator[doc.Section]:
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
        rest = (doc.Words(f"{left:,} more: --all", doc.Tone.QUIET),) if left else ()
        if number:
            blocks = (*items[:number], *rest)
            yield doc.Section(title=title, count=len(items), tone=tone, blocks=blocks)


def _height(block: doc.Block, width: int) -> int:
    """Count the lines of a case, a paragraph or a table of counts."""
    if isinstance(block, doc.Item):
        return 1 + sum(_height(inner, width - _INDENT) for inner in block.blocks)
    if isinstance(block, doc.Facts):
        lead = max(len(label) for label, _ in block.rows) + _INDENT
        return sum(max(1, len(textwrap.wrap(str(more), width - lead))) for _, more in block.rows)
    texts = block.texts if isinstance(block, doc.Quote) else (str(getattr(block, "parts", "")),)
    return sum(len(textwrap.wrap(text, width)) for text in texts)


def _frame(report: UpgradeReport, width: int) -> int:
    """Count the lines around the lists: title, counts, notes and commands."""
    notes = tuple(_notes(report))
    blocks = (*_brief_head(report), doc.Quote(notes))
    folded = sum(_height(block, width - _INDENT) for block in blocks)
    return _TITLE + folded + bool(notes) + 1 + len(_further(report))


def _further(report: UpgradeReport) -> tuple[tuple[str, str], ...]:
    """Return the commands for one case and for the user's own code."""
    between = (report.framework, report.before.release, report.after.release)
    return (
        ("one case", doc.command("upgrade", *between, "CASE", options=report.options)),
        (
            "your own code",
            doc.command("scan", "--upgrade", *between, "PATH", options=report.options),
        ),
    )


def _section(report: UpgradeReport, topic: Topic, groups: tuple[Group, ...]) -> doc.Section:
    before, _, after = TITLES[topic].partition("{release}")
    release = doc.name(report.after.release)
    note = doc.Words(cost_note(report.framework_memory), doc.Tone.QUIET)
    items = tuple(_item(report, topic, group) for group in groups)
    return doc.Section(
        title=(before, release, after) if before != TITLES[topic] else before,
        count=len(groups),
        tone=_TONES[topic],
        blocks=(note, *items) if topic in COSTS else items,
        about="part",
        priority=_PRIORITIES.get(topic, 0),
        is_folded=True,
    )


def _item(report: UpgradeReport, topic: Topic, group: Group) -> doc.Item:
    """Describe what happened to one case, where, and both sides unless a sentence is enough."""
    sign = doc.Sign.AS_EXPECTED if _TONES[topic] is doc.Tone.GOOD else doc.Sign.CHANGED
    blocks: list[doc.Block] = []
    if topic in BRIEF:
        blocks += [doc.Quote((group.where,), doc.Tone.QUIET)] if group.where else []
        blocks.append(doc.Quote(group.words))
    else:
        releases = (report.before.release, report.after.release)
        show = doc.command("show", group.case, options=report.options)
        instead = (_instead(group),) if topic is Topic.BREAKS else ()
        blocks += [doc.Quote((group.title,), doc.Tone.QUIET), doc.Quote((*group.words, *instead))]
        blocks += [doc.Sides(group.rows, releases)] if group.rows else []
        blocks.append(doc.Commands((("more", show), ("again", group.again))))
    return doc.Item(
        sign=doc.Sign.SILENT if group.silent else doc.sign_of_change(group.changes, sign),
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
    if Change.CLAIM_FAILS in group.changes:
        return "the case says so still: its sentence holds for earlier releases only"
    if Change.FIX_FAILS in group.changes:
        return f"the known fix fails now: {group.fix}" if group.fix else "no fix is known"
    return f"instead: {group.fix}" if group.fix else "no fix is known"


def _workarounds(report: UpgradeReport) -> Iterator[doc.Section]:
    if report.deletable:
        yield doc.Section(
            title=("Workarounds you can delete at ", doc.name(report.after.release)),
            count=len(report.deletable),
            tone=doc.Tone.GOOD,
            blocks=tuple(map(_workaround, report.deletable)),
            about="part",
            priority=_DELETABLE,
            is_folded=True,
        )


def _workaround(workaround: Workaround) -> doc.Item:
    lines = [workaround.title]
    lines += [f"the workaround: {workaround.remedy}"] if workaround.remedy else []
    lines += (
        [f"still needed in {', '.join(workaround.still_needed_in)}"]
        if workaround.still_needed_in
        else []
    )
    lines += [workaround.note] if workaround.note else []
    return doc.Item(
        sign=doc.Sign.AS_EXPECTED,
        tone=doc.Tone.GOOD,
        case=workaround.case,
        kind="still needed elsewhere" if workaround.still_needed_in else "no longer needed",
        places=workaround.places,
        blocks=(doc.Quote(tuple(lines), doc.Tone.QUIET),),
    )


def _not_compared(report: UpgradeReport) -> Iterator[doc.Section]:
    """List what could not be compared and why, and the cases of one release only."""
    if report.inconclusive:
        blocks = [
            block
            for reason, trials in report.inconclusive.items()
            for block in (doc.Quote((reason,)), doc.Names(tuple(trials)))
        ]
        count = sum(map(len, report.inconclusive.values()))
        yield doc.Section(
            title="Could not be compared",
            count=count,
            tone=doc.Tone.TROUBLE,
            blocks=tuple(blocks),
            about="part",
        )
    if report.failed_environments:
        yield doc.Section(
            title="Environments that could not be built",
            count=len(report.failed_environments),
            tone=doc.Tone.TROUBLE,
            blocks=tuple(map(_failure, report.failed_environments)),
            about="part",
        )
    releases = {Change.GONE: report.before.release, Change.APPEARED: report.after.release}
    for change, names in report.one_sided:
        yield doc.Section(
            title=("Only about ", doc.name(releases[change]), ", so not compared"),
            count=len(names),
            blocks=(doc.Names(names),),
            about="part",
            priority=_LAST,
        )


def _failure(failure: FailedEnvironment) -> doc.Item:
    """Describe what kept an environment from being built, in the resolver's own words."""
    both = (failure.message.strip(), failure.words.strip())
    words = "\n".join(text for text in both if text)
    hint = (doc.Commands((("hint", failure.hint),)),) if failure.hint else ()
    return doc.Item(
        sign=doc.Sign.INFRA,
        tone=doc.Tone.TROUBLE,
        kind="infra",
        case=failure.id,
        blocks=(doc.Quote((words,), keep=doc.Keep.LINES), *hint),
    )


def _trial(transition: Transition) -> doc.Item:
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
    return doc.Item(
        sign=doc.Sign.AS_EXPECTED if transition.change is Change.UNCHANGED else doc.Sign.CHANGED,
        tone=doc.Tone.PLAIN,
        kind=", ".join(map(str, transition.changes)),
        case=transition.case.id,
        places=(f"{transition.mode}:{transition.backend}",),
        blocks=(doc.Quote(("; ".join(parts),), doc.Tone.QUIET),),
    )

"""What an upgrade changes as a document: what breaks first, then what can be deleted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from errata.commands.run.report import FailedEnvironment, environment_table
from errata.commands.upgrade.view import (
    BRIEF,
    COSTS,
    TITLES,
    Group,
    UpgradeFacts,
    UpgradeView,
    Workaround,
)
from errata.commands.upgrade.view import Section as Topic
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
    Item,
    Keep,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Span,
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
    Topic.WORDS: Tone.CHANGED,
    Topic.NUMBERS: Tone.CHANGED,
    Topic.BETTER: Tone.GOOD,
    Topic.SAVES: Tone.GOOD,
}
# On a page: what gets worse, what can be deleted, the rest.
_PRIORITIES = {Topic.BREAKS: -3, Topic.COSTS: -2}
_DELETABLE, _LAST = -1, 1


def upgrade_document(view: UpgradeView) -> Document:
    """Describe what an upgrade changes, with both sides of what behaves differently."""
    facts = view.facts
    sign, tone = closing(view.exit_code)
    return Document(
        title=(*_compared(facts), f": {_OUTCOMES.get(view.exit_code, 'failed')}"),
        head=tuple(_head(facts)),
        sections=(
            *(_section(view, topic, groups) for topic, groups in view.sections),
            *_workarounds(view),
            *_not_compared(view),
            Section(
                title="Trials",
                count=len(view.transitions),
                blocks=tuple(map(_trial, view.transitions)),
                is_detail=True,
                is_on_page=False,
            ),
        ),
        summary=_summary(view),
        sign=sign,
        tone=Tone.BAD if view.exit_code == EXIT_CHANGED else tone,
        notes=tuple(_notes(facts)),
        whole="the JSON report (`errata upgrade … --json FILE`)",
    )


def costs_document(view: UpgradeView) -> Document:
    """Describe what was measured after `upgrade_document` was shown: time and memory."""
    whole = upgrade_document(view)
    topics = [item for item in view.sections if item[0] in COSTS]
    sections = tuple(_section(view, topic, groups) for topic, groups in topics)
    words = Words("Time and memory: no confirmed difference between both releases.")
    nothing = () if sections or view.facts.interrupted else (words,)
    return replace(
        whole, has_screen_title=False, head=(*_baseline(view.facts), *nothing), sections=sections
    )


def _compared(facts: UpgradeFacts) -> tuple[str | Span, ...]:
    downgrade = " (a downgrade)" if facts.is_downgrade else ""
    before, after = facts.before.release, facts.after.release
    return (name(facts.framework), " ", name(before), " -> ", name(after), downgrade)


def _head(facts: UpgradeFacts) -> Iterator[Block]:
    environments = (*facts.before.environments, *facts.after.environments)
    if environments:
        yield environment_table(environments)
    if facts.recorded or facts.stored:
        sources = f"{facts.recorded:,} trials from the committed record"
        yield Words(
            f"{sources}, {facts.stored:,} from the store"
            + ("" if facts.cells_run or facts.cells_reused else "; nothing was run or built")
        )
    yield from _baseline(facts)


def _baseline(facts: UpgradeFacts) -> Iterator[Block]:
    if facts.baseline is not None and facts.baseline.is_news:
        yield Quote((facts.baseline.words(facts.framework, facts.before.release),))


def _summary(view: UpgradeView) -> tuple[str, ...]:
    facts = view.facts
    changes = ", ".join(f"{count:,} {change}" for change, count in view.counts)
    trials = counted(len(view.transitions), "comparison")
    known = facts.recorded or facts.stored
    reused = f", {facts.cells_reused:,} reused" if facts.cells_reused or not known else ""
    return (
        f"{trials}: {changes}" if changes else trials,
        f"{counted(len(view.still_needed), 'workaround')} still needed",
        f"{counted(facts.cells_run, 'cell')} run{reused}",
        duration(facts.wall_s),
    )


def _notes(facts: UpgradeFacts) -> Iterator[str]:
    if facts.interrupted:
        left = counted(facts.unfinished, "comparison")
        yield f"interrupted, {left} unfinished: the same command goes on from what is stored"
    if not facts.confirmed:
        yield "what changed was seen once and is not confirmed"


# What changed ------------------------------------------------------------------------------


def _section(view: UpgradeView, topic: Topic, groups: tuple[Group, ...]) -> Section:
    before, _, after = TITLES[topic].partition("{release}")
    release = name(view.facts.after.release)
    note = Words(cost_note(view.facts.baseline), Tone.QUIET)
    items = tuple(_item(view, topic, group) for group in groups)
    return Section(
        title=(before, release, after) if before != TITLES[topic] else before,
        count=len(groups),
        tone=_TONES[topic],
        blocks=(note, *items) if topic in COSTS else items,
        about="part",
        priority=_PRIORITIES.get(topic, 0),
        is_folded=True,
    )


def _item(view: UpgradeView, topic: Topic, group: Group) -> Item:
    """Describe what happened to one case, where, and both sides unless a sentence is enough."""
    sign = Sign.AS_EXPECTED if _TONES[topic] is Tone.GOOD else Sign.CHANGED
    blocks: list[Block] = []
    if topic in BRIEF:
        blocks += [Quote((group.where,), Tone.QUIET)] if group.where else []
        blocks.append(Quote(group.words))
    else:
        releases = (view.facts.before.release, view.facts.after.release)
        show = command("show", group.case, options=view.facts.options)
        blocks += [Quote((group.title,), Tone.QUIET), Quote(group.words)]
        blocks += [Sides(group.rows, releases)] if group.rows else []
        blocks.append(Commands((("more", show), ("again", group.again))))
    return Item(
        sign=sign_of_change(group.changes, sign),
        tone=_TONES[topic],
        kind=", ".join(map(str, group.changes)),
        case=group.case,
        places=group.places,
        blocks=tuple(blocks),
    )


def _workarounds(view: UpgradeView) -> Iterator[Section]:
    if view.deletable:
        yield Section(
            title=("Workarounds you can delete at ", name(view.facts.after.release)),
            count=len(view.deletable),
            tone=Tone.GOOD,
            blocks=tuple(map(_workaround, view.deletable)),
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


def _not_compared(view: UpgradeView) -> Iterator[Section]:
    """List what could not be compared and why, and the cases of one release only."""
    facts = view.facts
    if view.inconclusive:
        blocks = [
            block
            for group in view.inconclusive
            for block in (Quote((group.reason,)), Names(group.trials))
        ]
        count = sum(len(group.trials) for group in view.inconclusive)
        yield Section(
            title="Could not be compared",
            count=count,
            tone=Tone.TROUBLE,
            blocks=tuple(blocks),
            about="part",
        )
    if facts.failed:
        yield Section(
            title="Environments that could not be built",
            count=len(facts.failed),
            tone=Tone.TROUBLE,
            blocks=tuple(map(_failure, facts.failed)),
            about="part",
        )
    releases = {Change.GONE: facts.before.release, Change.APPEARED: facts.after.release}
    for change, names in view.one_sided:
        yield Section(
            title=("Only about ", name(releases[change]), ", so not compared"),
            count=len(names),
            blocks=(Names(names),),
            about="part",
            priority=_LAST,
        )


def _failure(failure: FailedEnvironment) -> Item:
    """Describe what kept an environment from being built, in the resolver's own words."""
    words = "\n".join(text.strip() for text in (failure.message, failure.words) if text.strip())
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

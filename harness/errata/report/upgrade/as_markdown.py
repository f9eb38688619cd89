"""Write what an upgrade changes as Markdown for a pull request's comment or a job's page.

Tables name cases and changes; what scripts said is folded away, in blocks where it is only shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from errata.compare.resources import cost_note
from errata.compare.transitions import Change
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.report.markdown_parts import code, fenced, folded_away, row_lines, table_row
from errata.report.upgrade_view import (
    BRIEF,
    COSTS,
    TITLES,
    Group,
    Section,
    UpgradeFacts,
    UpgradeView,
    Workaround,
)
from errata.text.printable import cut, cut_lines, visible, visible_lines
from errata.text.wording import counted, duration

__all__ = ["COMMENT_CHARACTERS", "upgrade_markdown"]

COMMENT_CHARACTERS = 60_000
"""GitHub refuses a comment of more than 65,536 characters; this stays below it."""

_SENTENCE_LIMIT = 400
_ROWS_SHOWN = 100
_WORDS_SHOWN = 20
_WORDS_LINES, _WORDS_WIDTH = 30, 400
_NOTE = 300  # characters for what is said about what was left out
_HEADLINES = {
    EXIT_AS_EXPECTED: "✔ nothing gets worse",
    EXIT_CHANGED: "✘ something gets worse",
    EXIT_INFRASTRUCTURE: "! not everything could be compared",
    EXIT_INTERRUPTED: "! interrupted",
}


def upgrade_markdown(view: UpgradeView, limit: int = COMMENT_CHARACTERS) -> str:
    """Write a comparison of two releases in about `limit` characters, at least its tables' heads.

    Where that is not enough, the last line says how many parts are missing.
    """
    text = _head(view)
    left_out = 0
    for part in _parts(view):
        if len(text) + len(part) + _NOTE > limit:
            left_out += 1
        else:
            text += part
    if left_out:
        text += (
            f"\n**Cut.** {counted(left_out, 'part')} did not fit; everything is in the JSON report"
            " (`errata upgrade … --json FILE`).\n"
        )
    return text


def _parts(view: UpgradeView) -> Iterator[str]:
    """List the parts below the head, the most important first."""
    now = view.facts.after.release
    tables = [(section, groups) for section, groups in view.sections]
    for section, groups in tables:
        title = TITLES[section].format(release=code(now))
        yield f"\n### {title} ({len(groups):,})\n\n{_table(groups)}"
        if section is Section.BREAKS:
            yield from (_details(group, now) for group in groups)
        elif section in BRIEF:
            yield _brief(section, groups, view.facts)
    if view.deletable:
        yield _deletable(view)
    for section, groups in tables:
        if section is not Section.BREAKS and section not in BRIEF:
            yield from (_details(group, now) for group in groups)
    yield from _inconclusive(view)
    yield from _one_sided(view)


def _head(view: UpgradeView) -> str:
    facts = view.facts
    names = f"{code(facts.framework)} {code(facts.before.release)} → {code(facts.after.release)}"
    downgrade = " (a downgrade)" if facts.is_downgrade else ""
    changes = ", ".join(f"{count:,} {change}" for change, count in view.counts)
    figures = [
        f"{counted(len(view.still_needed), 'workaround')} still needed",
        f"{counted(facts.cells_run, 'cell')} run, {facts.cells_reused:,} reused",
        duration(facts.wall_s),
    ]
    left = f" {counted(facts.unfinished, 'comparison')} unfinished." if facts.unfinished else ""
    left += "" if facts.confirmed else " What changed is not confirmed."
    headline = _HEADLINES.get(view.exit_code, f"exit code {view.exit_code}")
    environments = [*facts.before.environments, *facts.after.environments]
    table = [table_row(["environment", "build", "Python"]), table_row(["---"] * 3)]
    table += [
        table_row([code(e.id), code(e.build) if e.build else "", code(e.python)])
        for e in environments[:_ROWS_SHOWN]
    ]
    return (
        f"## {names}{downgrade}: {headline}\n\n"
        f"**{counted(len(view.transitions), 'comparison')}: {changes or 'none'}.**{left}"
        f" {' · '.join(figures)}.\n\n"
        + ("\n".join(table) + "\n" if environments else "")
        + _growth(facts)
    )


def _growth(facts: UpgradeFacts) -> str:
    """Say how much more or less the framework itself needs than before, where it does."""
    if facts.baseline is None or not facts.baseline.is_news:
        return ""
    return f"\n{facts.baseline.words(code(facts.framework), code(facts.before.release))}.\n"


def _table(groups: Sequence[Group]) -> str:
    lines = [table_row(["case", "where", "what"]), table_row(["---"] * 3)]
    lines += [
        table_row([code(group.case), _places(group.places), ", ".join(map(str, group.changes))])
        for group in groups[:_ROWS_SHOWN]
    ]
    return "\n".join(lines) + "\n" + _and_more(len(groups))


def _and_more(count: int) -> str:
    left = count - _ROWS_SHOWN
    return f"\nand {left:,} more\n" if left > 0 else ""


def _places(places: Sequence[str]) -> str:
    return ", ".join(map(code, places))


def _details(group: Group, now: str) -> str:
    """Write what happened to one case, folded away."""
    lines = [f"  {group.title}"]
    lines += [f"  {cut(words, _SENTENCE_LIMIT)}" for words in group.words[:_WORDS_SHOWN]]
    left = len(group.words) - _WORDS_SHOWN
    lines += [f"  and {left:,} more"] if left > 0 else []
    lines += ["", *row_lines(group.rows, visible(now))] if group.rows else []
    lines += ["", f"  again: {group.again}"]
    summary = f"{group.case} ({', '.join(group.places)}): {', '.join(map(str, group.changes))}"
    return "\n" + folded_away(summary, fenced("\n".join(lines), "diff"))


def _brief(section: Section, groups: Sequence[Group], facts: UpgradeFacts) -> str:
    """Write a sentence or two on each of many cases, folded away together."""
    lines = [cost_note(facts.baseline), ""] if section in COSTS else []
    for group in groups[:_ROWS_SHOWN]:
        lines.append(f"{group.case} ({', '.join(group.places)})")
        lines += [f"  {group.where}"] if group.where else []
        lines += [f"  {cut(words, _SENTENCE_LIMIT)}" for words in group.words[:_WORDS_SHOWN]]
    return "\n" + folded_away(f"what {section}, and how much", fenced("\n".join(lines), "text"))


def _deletable(view: UpgradeView) -> str:
    title = f"Workarounds you can delete at {code(view.facts.after.release)}"
    lines = [table_row(["case", "where", "what it works around"]), table_row(["---"] * 3)]
    shown = view.deletable[:_ROWS_SHOWN]
    lines += [
        table_row([code(w.case), _places(w.places) + _still(w), code(w.title)]) for w in shown
    ]
    more = _and_more(len(view.deletable))
    return f"\n### {title} ({len(view.deletable):,})\n\n" + "\n".join(lines) + "\n" + more


def _still(workaround: Workaround) -> str:
    notes = [f"still needed in {_places(workaround.still)}"] if workaround.still else []
    notes += [workaround.note] if workaround.note else []
    return f" ({'; '.join(notes)})" if notes else ""


def _inconclusive(view: UpgradeView) -> Iterator[str]:
    """Write what could not be compared and why, in the words of whatever failed."""
    trials = sum(len(group.trials) for group in view.inconclusive)
    if trials:
        yield f"\n### Could not be compared ({trials:,})\n"
    for group in view.inconclusive:
        reason = cut(group.reason, _SENTENCE_LIMIT)
        names = "\n".join(group.trials[:_ROWS_SHOWN]) + _and_more(len(group.trials))
        summary = counted(len(group.trials), "comparison")
        yield "\n" + folded_away(summary, fenced(f"{reason}\n\n{names}", "text"))
    for failure in view.facts.failed:
        words = "\n".join(text for text in (failure.message, failure.words, failure.hint) if text)
        told = cut_lines(visible_lines(words), _WORDS_LINES, _WORDS_WIDTH)
        yield "\n" + folded_away(f"{failure.id} could not be had", fenced(told, "text"))


def _one_sided(view: UpgradeView) -> Iterator[str]:
    releases = {Change.GONE: view.facts.before.release, Change.APPEARED: view.facts.after.release}
    for change, names in view.one_sided:
        text = fenced("\n".join(names[:_ROWS_SHOWN]) + _and_more(len(names)), "text")
        summary = f"only about {releases[change]}, so not compared: {len(names):,}"
        yield "\n" + folded_away(summary, text)

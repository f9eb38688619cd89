"""Say on one screen what an upgrade breaks, what only reads differently, and what can go."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from errata.compare.resources import Resource, cost_note, seconds
from errata.compare.transitions import Change, Transition
from errata.report.console_page import Page
from errata.report.console_rows import print_rows
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

__all__ = ["headline", "render_upgrade", "upgrade_summary"]

_SENTENCE_LIMIT = 400
_WORDS_LINES, _WORDS_LINES_VERBOSE = 10, 100
_WORDS_WIDTH = 400
_NAMES_SHOWN = 5
_NUMBERS_SHOWN = 3
_GAP = 2
_STYLES = {
    Section.BREAKS: "bold red",
    Section.COSTS: "bold red",
    Section.WORDS: "bold yellow",
    Section.NUMBERS: "bold yellow",
    Section.BETTER: "bold green",
    Section.SAVES: "bold green",
}


def render_upgrade(view: UpgradeView, console: Console, *, verbose: bool = False) -> None:
    """Print a comparison of two releases: regressions first, one closing line last.

    `verbose` adds every trial, and cuts long texts later.
    """
    page = Page(console=console, verbose=verbose)
    _print_head(page, view.facts)
    for section, groups in view.sections:
        _print_section(page, view, section, groups)
    _print_deletable(page, view)
    _print_inconclusive(page, view)
    _print_failed(page, view)
    _print_one_sided(page, view)
    if verbose:
        _print_trials(page, view.transitions)
    _print_closing(page, view)


def headline(facts: UpgradeFacts) -> str:
    """Name what is compared with what."""
    line = f"{facts.framework} {facts.before.release} -> {facts.after.release}"
    return f"{line} (a downgrade)" if facts.is_downgrade else line


def upgrade_summary(view: UpgradeView) -> str:
    """Write a comparison's counts and figures as one line, its parts separated by ` · `."""
    facts = view.facts
    changes = ", ".join(f"{count:,} {change}" for change, count in view.counts)
    trials = counted(len(view.transitions), "comparison")
    return " · ".join(
        [
            f"{trials}: {changes}" if changes else trials,
            f"{counted(len(view.still_needed), 'workaround')} still needed",
            f"{counted(facts.cells_run, 'cell')} run, {facts.cells_reused:,} reused",
            duration(facts.wall_s),
        ]
    )


def _print_head(page: Page, facts: UpgradeFacts) -> None:
    page.line(page.text(visible(headline(facts)), "bold"))
    table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False)
    for header in ("environment", "build", "python"):
        table.add_column(page.text(header, "dim"), overflow="fold")
    environments = [*facts.before.environments, *facts.after.environments]
    for environment in environments:
        cells = (environment.id, environment.build, environment.python)
        table.add_row(*(page.text(visible(cell) or page.signs.nothing) for cell in cells))
    if environments:
        page.block(table)
    page.line()
    if facts.baseline is not None and facts.baseline.is_news:
        words = facts.baseline.words(visible(facts.framework), visible(facts.before.release))
        page.paragraph(page.text(words), indent=0)
        page.line()


def _print_title(page: Page, text: str, count: int, style: str) -> None:
    page.line(page.text(f"{text} ", style), page.text(f"({count:,})", "dim"))
    page.line()


def _print_section(
    page: Page, view: UpgradeView, section: Section, groups: Sequence[Group]
) -> None:
    title = TITLES[section].format(release=visible(view.facts.after.release))
    _print_title(page, title, len(groups), _STYLES[section])
    if section in COSTS:
        page.paragraph(page.text(cost_note(view.facts.baseline), "dim"), indent=2)
    for group in groups:
        if section in BRIEF:
            _print_brief(page, group, _STYLES[section])
        else:
            _print_group(page, view, group, _STYLES[section])
    if section in BRIEF:
        page.line()


def _print_brief(page: Page, group: Group, style: str) -> None:
    """Print a case, where, and a sentence for each change."""
    page.line(
        page.text(f"{_sign(page, group, style)} ", style),
        page.text(group.case, "bold"),
        page.text(f"  {', '.join(group.places)}"),
    )
    if group.where:
        page.line(page.text(f"    {group.where}", "dim"))
    shown = group.words if page.verbose else group.words[:_NUMBERS_SHOWN]
    for words in shown:
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT)), indent=4)
    if len(shown) < len(group.words):
        page.line(page.text(f"    and {len(group.words) - len(shown)} more (-v)", "dim"))


def _print_group(page: Page, view: UpgradeView, group: Group, style: str) -> None:
    """Print what happened to one case, where, and both sides."""
    page.line(
        page.text(f"{_sign(page, group, style)} {', '.join(map(str, group.changes))}  ", style),
        page.text(group.case, "bold"),
        page.text(f"  {', '.join(group.places)}"),
    )
    page.paragraph(page.text(group.title, "dim"), indent=2)
    for words in group.words:
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT)), indent=2)
    if group.rows:
        page.line()
        headers = (visible(view.facts.before.release), visible(view.facts.after.release))
        print_rows(page, group.rows, headers)
    page.line()
    page.line(page.text("  more:  ", "dim"), page.text(f"errata show {shlex.quote(group.case)}"))
    page.line(page.text("  again: ", "dim"), page.text(group.again))
    page.line()


def _sign(page: Page, group: Group, style: str) -> str:
    if style == "bold green":
        return page.signs.as_expected
    return page.signs.fix_fails if Change.FIX_FAILS in group.changes else page.signs.changed


def _print_deletable(page: Page, view: UpgradeView) -> None:
    """Print the cases whose broken script passes now: their workarounds are no longer needed."""
    if not view.deletable:
        return
    title = f"Workarounds you can delete at {visible(view.facts.after.release)}"
    _print_title(page, title, len(view.deletable), "bold green")
    for workaround in view.deletable:
        page.line(
            page.text(f"{page.signs.as_expected} ", "bold green"),
            page.text(workaround.case, "bold"),
            page.text(f"  {', '.join(workaround.places)}"),
        )
        for words in _workaround_lines(workaround):
            page.paragraph(page.text(words, "dim"), indent=4)
    page.line()


def _workaround_lines(workaround: Workaround) -> list[str]:
    lines = [workaround.title]
    if workaround.remedy:
        lines.append(f"the workaround: {workaround.remedy}")
    if workaround.still:
        lines.append(f"still needed in {', '.join(workaround.still)}")
    if workaround.note:
        lines.append(workaround.note)
    return lines


def _print_inconclusive(page: Page, view: UpgradeView) -> None:
    trials = sum(len(group.trials) for group in view.inconclusive)
    if not trials:
        return
    _print_title(page, "Could not be compared", trials, "bold magenta")
    for group in view.inconclusive:
        page.paragraph(page.text(cut(group.reason, _SENTENCE_LIMIT)), indent=2)
        _print_names(page, group.trials)
    page.line()


def _print_names(page: Page, names: Sequence[str]) -> None:
    shown = names if page.verbose else names[:_NAMES_SHOWN]
    for name in shown:
        page.line(page.text(f"    {name}", "dim"))
    if len(shown) < len(names):
        page.line(page.text(f"    and {len(names) - len(shown):,} more (-v)", "dim"))


def _print_failed(page: Page, view: UpgradeView) -> None:
    """Print what kept an environment from being built, in the resolver's own words."""
    lines = _WORDS_LINES_VERBOSE if page.verbose else _WORDS_LINES
    for failure in view.facts.failed:
        head = page.text(f"{page.signs.infra} ", "bold magenta")
        page.line(head, page.text(visible(failure.id), "bold"), page.text(" could not be had"))
        words = "\n".join(text.strip() for text in (failure.message, failure.words) if text.strip())
        page.paragraph(page.text(cut_lines(visible_lines(words), lines, _WORDS_WIDTH)), indent=4)
        if failure.hint:
            page.paragraph(page.text(f"hint: {visible(failure.hint)}", "dim"), indent=4)
        page.line()


def _print_one_sided(page: Page, view: UpgradeView) -> None:
    """Print which cases are about one of the releases only."""
    releases = {Change.GONE: view.facts.before.release, Change.APPEARED: view.facts.after.release}
    for change, names in view.one_sided:
        title = f"Only about {visible(releases[change])}, so not compared"
        _print_title(page, title, len(names), "bold")
        _print_names(page, names)
        page.line()


def _print_trials(page: Page, transitions: Sequence[Transition]) -> None:
    """Print every trial with both verdicts and what its fixed script cost."""
    for transition in transitions:
        name = f"{transition.case.id} {transition.mode}:{transition.backend}"
        page.line(
            page.text(f"{', '.join(map(str, transition.changes))}  ", "bold"),
            page.text(visible(name)),
        )
        sides = (("before", transition.before), ("now", transition.after))
        parts = []
        for label, side in sides:
            if side is not None:
                took, needed = (resource.of(side.fixed) for resource in Resource)
                cost = ""
                if took is not None and needed is not None:
                    cost = f" ({seconds(took)}, {needed:,.0f} MiB)"
                parts.append(f"{label}: {side.verdict}{cost}")
        page.paragraph(page.text("; ".join(parts), "dim"), indent=4)
    page.line()


def _print_closing(page: Page, view: UpgradeView) -> None:
    if view.facts.interrupted:
        left = counted(view.facts.unfinished, "comparison")
        page.line(
            page.text("interrupted", "bold yellow"),
            page.text(f", {left} unfinished: the same command goes on from what is stored"),
        )
        if not view.facts.confirmed:
            page.line(page.text("what changed was seen once and is not confirmed"))
    page.closing(view.exit_code, upgrade_summary(view), changed="bold red")

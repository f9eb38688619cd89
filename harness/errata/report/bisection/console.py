"""Say on one screen in which release a behaviour changed, and how."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from errata.compare.behaviour import BehaviourChange, compare_behaviours, name_behaviour
from errata.compare.investigation import Answer, Bisection
from errata.report.bisection.words import (
    all_command,
    headline,
    join_modes,
    stretches,
    summary,
    upgrade_command,
)
from errata.report.console_page import Page
from errata.report.console_rows import print_rows
from errata.text.printable import cut, visible

__all__ = ["render"]

_BEHAVIOUR_LIMIT = 300
_REASON_LIMIT = 300
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def render(bisection: Bisection, console: Console) -> None:
    """Print the answer of every mode, the words that changed, and what the answer cost."""
    page = Page(console=console)
    for modes, answer in join_modes(bisection.answers):
        where = f"{bisection.script.filename}, {' and '.join(modes)}, {bisection.backend}"
        page.line(page.text(bisection.case, "bold"), page.text(f"  {where}"))
        page.line()
        _print_answer(page, bisection, answer)
    if not bisection.unlisted and any(answer.changes for answer in bisection.answers):
        note = "asked: listed releases; --unlisted also asks those that only the index has"
        page.paragraph(page.text(note, "dim"), indent=0)
    words = summary(bisection).replace(" · ", page.signs.separator)
    page.paragraph(page.text(words, "bold"), indent=0)


def _print_answer(page: Page, bisection: Bisection, answer: Answer) -> None:
    if answer.kind == "none":
        head = page.text(f"{page.signs.infra} no answer", "bold magenta")
        page.paragraph(head + page.text(": fewer than two releases could be asked"), indent=0)
        hint = "name other ends with --good and --bad; why one cannot be had: errata envs build ENV"
        page.paragraph(page.text(hint, "dim"), indent=2)
        page.line()
    if answer.kind == "alike":
        _print_alike(page, bisection, answer)
    if len(answer.changes) > 1:
        _print_stretches(page, bisection, answer)
    for change in answer.changes:
        _print_change(page, bisection, change)
    told = {release for change in answer.changes for release in change.between}
    rest = {name: reason for name, reason in answer.unknown.items() if name not in told}
    _print_undecided(page, "unknown", rest)


def _print_alike(page: Page, bisection: Bisection, answer: Answer) -> None:
    if answer.first is None or answer.last is None:
        return
    first, behaviour = answer.first
    both = "from {} to {}: one behaviour" if bisection.every else "{} and {} behave the same"
    head = f"{bisection.framework} {both.format(first, answer.last[0])}"
    page.line(page.text(f"{page.signs.as_expected} ", "bold green"), page.text(head, "bold"))
    page.paragraph(page.text(cut(name_behaviour(behaviour), _BEHAVIOUR_LIMIT)), indent=4)
    page.line()
    if not bisection.every:
        page.line(page.text("  ask all between: ", "dim"), page.text(all_command(bisection)))
        page.line()


def _print_stretches(page: Page, bisection: Bisection, answer: Answer) -> None:
    """Print all stretches before the changes one by one."""
    found = stretches(answer)
    letters = dict(zip(dict.fromkeys(seen for _, _, seen in found), _LETTERS, strict=False))
    names = [first if first == last else f"{first} to {last}" for first, last, _ in found]
    width = max(map(len, names))
    for name, (_, _, behaviour) in zip(names, found, strict=True):
        lead = f"  {letters.get(behaviour, '?')}  {bisection.framework} {name:<{width}}  "
        words, room = name_behaviour(behaviour), max(30, page.width - len(lead))
        short = words if len(words) <= room else words[: room - 1] + "…"
        page.line(page.text(lead, "bold"), page.text(short, "dim"))
    page.line()


def _print_change(page: Page, bisection: Bisection, change: BehaviourChange) -> None:
    """Print where the behaviour changes, both sides, and how to look at just this change."""
    head = page.text(f"{page.signs.changed} ", "bold yellow")
    page.paragraph(head + page.text(headline(bisection, change), "bold"), indent=0)
    page.line()
    rows = compare_behaviours(change, bisection.script)
    sides = (change.before, change.after)
    headers = (f"{bisection.framework} {sides[0]}", f"{bisection.framework} {sides[1]}")
    print_rows(page, rows, headers)
    page.line()
    _print_undecided(page, "between", change.between)
    for doubt in change.doubts:
        text = cut(visible(doubt), _REASON_LIMIT)
        page.paragraph(page.text(f"{page.signs.infra} {text}", "magenta"), indent=2)
    command = upgrade_command(bisection, change)
    page.line(page.text("  upgrade: ", "dim"), page.text(command))
    page.line()


def _print_undecided(page: Page, heading: str, unknown: Mapping[str, str]) -> None:
    """Print the inconclusive releases, those with the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for release, reason in unknown.items():
        by_reason.setdefault(reason, []).append(release)
    for reason, releases in by_reason.items():
        words = f"{heading}: {', '.join(releases)}: {cut(visible(reason), _REASON_LIMIT)}"
        page.paragraph(page.text(words, "dim"), indent=2)
    if by_reason:
        page.line()

"""Say on one screen in which release a behaviour changed, and how."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from errata.report.bisection.view import (
    Answer,
    AnswerKind,
    Bisection,
    Boundary,
    Undecided,
    join_modes,
    stretches,
)
from errata.report.bisection.words import (
    all_command,
    headline,
    name_behaviour,
    set_behaviours_side_by_side,
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
    if not bisection.unlisted and any(answer.boundaries for answer in bisection.answers):
        note = "asked: listed releases; --unlisted also asks those that only the index has"
        page.paragraph(page.text(note, "dim"), indent=0)
    words = summary(bisection).replace(" · ", page.signs.separator)
    page.paragraph(page.text(words, "bold"), indent=0)


def _print_answer(page: Page, bisection: Bisection, answer: Answer) -> None:
    if answer.kind is AnswerKind.NONE:
        head = page.text(f"{page.signs.infra} no answer", "bold magenta")
        page.paragraph(head + page.text(": fewer than two releases could be asked"), indent=0)
        hint = "name other ends with --good and --bad; why one cannot be had: errata envs build ENV"
        page.paragraph(page.text(hint, "dim"), indent=2)
        page.line()
    if answer.kind is AnswerKind.ALIKE:
        _print_alike(page, bisection, answer)
    if len(answer.boundaries) > 1:
        _print_stretches(page, bisection, answer)
    for boundary in answer.boundaries:
        _print_boundary(page, bisection, boundary)
    told = {item.release for boundary in answer.boundaries for item in boundary.between}
    _print_undecided(page, "unknown", [u for u in answer.unknown if u.release not in told])


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
    """Print the whole row in one glance, before the changes one by one."""
    found = stretches(answer)
    letters = {stretch.behaviour: "" for stretch in found}
    letters = dict(zip(letters, _LETTERS, strict=False))
    names = [s.first if s.first == s.last else f"{s.first} to {s.last}" for s in found]
    width = max(map(len, names))
    for name, stretch in zip(names, found, strict=True):
        letter = letters.get(stretch.behaviour, "?")
        lead = f"  {letter}  {bisection.framework} {name:<{width}}  "
        words, room = name_behaviour(stretch.behaviour), max(30, page.width - len(lead))
        short = words if len(words) <= room else words[: room - 1] + "…"
        page.line(page.text(lead, "bold"), page.text(short, "dim"))
    page.line()


def _print_boundary(page: Page, bisection: Bisection, boundary: Boundary) -> None:
    """Print where the behaviour changes, both sides, and how to look at just this change."""
    head = page.text(f"{page.signs.changed} ", "bold yellow")
    page.paragraph(head + page.text(headline(bisection, boundary), "bold"), indent=0)
    page.line()
    rows = set_behaviours_side_by_side(boundary, bisection.script)
    sides = (boundary.before, boundary.after)
    headers = (f"{bisection.framework} {sides[0]}", f"{bisection.framework} {sides[1]}")
    print_rows(page, rows, headers)
    page.line()
    _print_undecided(page, "between", boundary.between)
    for doubt in boundary.doubts:
        text = cut(visible(doubt), _REASON_LIMIT)
        page.paragraph(page.text(f"{page.signs.infra} {text}", "magenta"), indent=2)
    command = upgrade_command(bisection, boundary)
    page.line(page.text("  upgrade: ", "dim"), page.text(command))
    page.line()


def _print_undecided(page: Page, heading: str, undecided: Sequence[Undecided]) -> None:
    """Print the releases of which nothing can be said, those with the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for item in undecided:
        by_reason.setdefault(item.reason, []).append(item.release)
    for reason, releases in by_reason.items():
        words = f"{heading}: {', '.join(releases)}: {cut(visible(reason), _REASON_LIMIT)}"
        page.paragraph(page.text(words, "dim"), indent=2)
    if by_reason:
        page.line()

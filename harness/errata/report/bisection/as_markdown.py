"""Write a bisection as Markdown: the answer, the words that changed, and the whole log.

What a script, resolver or corpus brought along stands only in fenced blocks, where nothing of it
is obeyed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from errata.compare.behaviour import BehaviourChange, compare_behaviours, name_behaviour
from errata.compare.investigation import Answer, Bisection
from errata.report.bisection.words import (
    headline,
    join_modes,
    log_words,
    summary,
    upgrade_command,
)
from errata.report.markdown_parts import fenced, row_lines
from errata.text.printable import cut, visible

__all__ = ["bisection_markdown"]

_LINE_LIMIT = 600


def bisection_markdown(bisection: Bisection) -> str:
    """Return the document; it ends with a line end."""
    parts = ["## errata bisect\n", _block(_facts(bisection))]
    for modes, answer in join_modes(bisection.answers):
        parts.append(f"### {' and '.join(modes)}\n")
        parts.extend(_answer(bisection, answer))
    parts += ["### Log\n", _block(_log(bisection))]
    return "\n".join(parts)


def _facts(bisection: Bisection) -> list[str]:
    releases = bisection.releases
    return [
        f"case      {visible(bisection.case)} ({bisection.script.filename}, {bisection.backend})",
        f"releases  {len(releases)} of {bisection.framework}, {releases[0]} to {releases[-1]}",
        f"cost      {summary(bisection)}",
    ]


def _answer(bisection: Bisection, answer: Answer) -> Iterator[str]:
    if answer.kind == "none":
        yield "**No answer:** fewer than two releases could be asked.\n"
    elif answer.kind == "alike" and answer.first and answer.last:
        words = (
            "The same behaviour on every release" if bisection.every else "Both ends behave alike"
        )
        yield f"**{words}.**\n"
        behaviour = cut(name_behaviour(answer.first[1]), _LINE_LIMIT)
        yield fenced(f"{answer.first[0]} and {answer.last[0]}: {behaviour}")
    for change in answer.changes:
        yield _block(_change(bisection, change), "diff")
    told = {release for change in answer.changes for release in change.between}
    left = {name: reason for name, reason in answer.unknown.items() if name not in told}
    if left:
        yield "Nothing can be said of:\n"
        yield _block(_undecided(left))


def _change(bisection: Bisection, change: BehaviourChange) -> Iterator[str]:
    yield headline(bisection, change)
    yield ""
    rows = compare_behaviours(change, bisection.script)
    yield from row_lines(rows, change.after)
    if change.between:
        yield ""
        yield from (f"  between: {line}" for line in _undecided(change.between))
    yield from (f"  {cut(visible(doubt), _LINE_LIMIT)}" for doubt in change.doubts)
    yield ""
    yield f"  {upgrade_command(bisection, change)}"


def _undecided(unknown: Mapping[str, str]) -> Iterator[str]:
    for release, reason in unknown.items():
        yield f"{release}: {cut(visible(reason), _LINE_LIMIT)}"


def _log(bisection: Bisection) -> Iterator[str]:
    width = len(str(len(bisection.log)))
    for line in bisection.log:
        for words in log_words(
            line, bisection.framework, flipped=bisection.flipped, every=bisection.every
        ):
            yield f"{line.number:>{width}}. {cut(words, _LINE_LIMIT)}"


def _block(lines: Iterable[str], language: str = "text") -> str:
    return fenced("\n".join(lines), language)

"""Write a comparison of two runs as Markdown, for a pull request or a job's page.

What a script, a command line or a corpus brought along stands only in fenced blocks and code
spans, where nothing of it is obeyed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from errata.compare.transitions import Change
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.report.comparison.view import ComparisonView, DifferenceGroup, RunSide
from errata.report.comparison.words import describe_run, heading_words, summarise
from errata.report.markdown_page import ISSUE_BYTES, Block, fill_page
from errata.report.markdown_parts import code, fenced, row_lines
from errata.text.printable import cut

__all__ = ["comparison_markdown"]

_SENTENCE_LIMIT = 400
_NAMES_SHOWN = 50
_SIGNS = {EXIT_AS_EXPECTED: "✔", EXIT_CHANGED: "≠"}


def comparison_markdown(view: ComparisonView, *, limit_bytes: int = ISSUE_BYTES) -> str:
    """Return the document, of at most `limit_bytes` in UTF-8; it ends with a line end.

    Where that is not enough, the last line says how much of what is missing.
    """
    whole = "the JSON report (`errata compare --json FILE`)"
    return fill_page(_head(view), _blocks(view), limit_bytes=limit_bytes, whole=whole)


def _head(view: ComparisonView) -> str:
    facts = view.facts
    sign = _SIGNS.get(view.exit_code, "!")
    return (
        f"## {sign} errata compare: run {facts.before.number} and run {facts.after.number}\n\n"
        f"{summarise(view)}\n\n" + fenced("\n".join(_run(facts.before) + _run(facts.after)))
    )


def _blocks(view: ComparisonView) -> Iterator[Block]:
    """List the parts of the page below its head, the most important first."""
    for heading, groups in view.groups:
        title = f"\n### {heading_words(heading)}\n"
        for group in groups:
            head = f"\n{_title(group)}\n\n"
            yield Block(
                text=f"{head}{_names(group.ids)}\n\n{_details(group)}",
                about="difference",
                shorter=f"{head}{_names(group.ids, 1)}\n",
                title=title,
            )
    for reason, names in view.inconclusive:
        text = f"\n{_names(names)}\n\n{fenced(cut(reason, _SENTENCE_LIMIT))}"
        yield Block(text=text, about="failure", title="\n### Could not be compared\n")
    facts = view.facts
    for names, why in (
        (facts.edited, "a script was edited between the runs"),
        (facts.incomplete, "a run has no result of one of the scripts"),
        (facts.unknown, "the case is no longer here"),
    ):
        if names:
            text = f"\n### Left out: {why}\n\n{_names(names)}\n"
            yield Block(text=text, about="list")


def _run(side: RunSide) -> list[str]:
    words, command = describe_run(side)
    return [words, f"  {cut(command, _SENTENCE_LIMIT)}"]


def _title(group: DifferenceGroup) -> str:
    return f"#### {', '.join(group.names)}: {code(group.case)}"


def _details(group: DifferenceGroup) -> str:
    said = zip(group.changes, group.words, strict=True)
    words = [words for change, words in said if change is not Change.NUMERIC]
    lines = [cut(sentence, _SENTENCE_LIMIT) for sentence in words]
    lines += [cut(numbers, _SENTENCE_LIMIT) for numbers in group.numbers]
    lines += ["", *row_lines(group.rows, "now"), ""] if group.rows else [""]
    lines.append(f"again: {group.again}")
    return fenced("\n".join(lines), "diff")


def _names(names: Sequence[str], limit: int = _NAMES_SHOWN) -> str:
    lines = [f"- {code(name)}" for name in names[:limit]]
    if len(names) > limit:
        lines.append(f"- and {len(names) - limit:,} more")
    return "\n".join(lines)

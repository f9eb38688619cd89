"""Pieces that the issue texts and the README of a bundle share, as Markdown: pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from errata.report.issue.facts import BundleFacts, RangeChange, VerifiedRelease
from errata.report.markdown import code, fenced, table_row
from errata.text.printable import cut_lines, tail, visible, visible_lines
from errata.text.redaction import PLACEHOLDER

__all__ = [
    "change_sentence",
    "failure_block",
    "prose",
    "release_table",
    "replay_lines",
    "script_block",
    "shown_failure",
]

_COLUMNS = ("release", "Python", "mode", "backend", "verdict", "broken.py", "measured", "build")
_PASSES = "passes"
_CODE_SPAN = re.compile(r"(`{1,8})(?!`).{1,4000}?(?<!`)\1(?!`)", re.DOTALL)
_TRACEBACK_LINES, _TRACEBACK_WIDTH = 80, 600
_OUTPUT_LINES, _OUTPUT_CHARACTERS = 30, 4000
_SCRIPT_LINES, _SCRIPT_WIDTH = 400, 400


def prose(text: str) -> str:
    """Write Markdown of the case's own so that a placeholder in it is not taken for HTML."""
    parts, position = [], 0
    for span in _CODE_SPAN.finditer(text):
        parts += [_escaped(text[position : span.start()]), span[0]]
        position = span.end()
    return "".join([*parts, _escaped(text[position:])]).strip()


def _escaped(text: str) -> str:
    return PLACEHOLDER.sub(lambda found: "\\" + found[0], text)


def script_block(text: str) -> str:
    """Show a script."""
    shown = cut_lines(visible_lines(text).rstrip("\n"), _SCRIPT_LINES, _SCRIPT_WIDTH)
    return fenced(shown, "python")


def shown_failure(facts: BundleFacts) -> str:
    """Return the full traceback where it is known, else the failure in the words on record."""
    if facts.traceback.strip():
        text = visible_lines(facts.traceback.strip())
        return cut_lines(text, _TRACEBACK_LINES, _TRACEBACK_WIDTH)
    seen = facts.seen
    if seen is not None:
        at = f"  {seen.at}\n" if seen.at else ""
        native = "".join(f"  # {frame}\n" for frame in seen.native[:12])
        return visible_lines(f"{at}{native}{seen.type}: {seen.message}")
    expected = facts.expected[0]
    parts = (expected.at, expected.type, expected.message or expected.warning)
    said = "\n".join(part for part in parts if part)
    return visible_lines(said or facts.failure)


def failure_block(facts: BundleFacts) -> str:
    """Show the failure, and the end of the output where there is no exception to show."""
    text = fenced(shown_failure(facts))
    if facts.seen is None and facts.output.strip():
        end = tail(visible_lines(facts.output.strip()), _OUTPUT_LINES, _OUTPUT_CHARACTERS)
        text += f"\nThe end of its output:\n\n{fenced(end)}"
    return text


def release_table(releases: Sequence[VerifiedRelease]) -> str:
    """Write the table of releases, and what the letters in it stand for."""
    rows = [table_row(_COLUMNS), table_row(["---"] * len(_COLUMNS))]
    for one in releases:
        verdict = one.verdict if one.documented else f"{one.verdict} (not as documented)"
        cells = (
            *(one.release, one.python, one.mode, one.backend, verdict),
            *(one.letter or "?", one.measured, one.build),
        )
        rows.append(table_row([code(cell) if cell else "" for cell in cells]))
    letters = {one.letter: one.broken for one in releases if one.letter not in ("", _PASSES)}
    legend = [f"- {code(letter)}: {code(words)}" for letter, words in sorted(letters.items())]
    return "\n".join([*rows, *(["", *legend] if legend else [])]) + "\n"


def change_sentence(change: RangeChange, framework: str) -> str:
    """Say between which releases the behaviour changed, and what that rests on."""
    unseen = (
        f" (of {', '.join(map(visible, change.between))} in between nothing is known)"
        if change.between
        else ""
    )
    sure = "; both sides were run again in fresh interpreters" if change.confirmed else ""
    return (
        f"In {code(change.mode)} on {code(change.backend)} it changed between "
        f"{framework} {code(change.before)} and {code(change.after)}{unseen}: "
        f"from {code(change.was)} to {code(change.now)} ({change.evidence}{sure})."
    )


def replay_lines(facts: BundleFacts) -> str:
    """Say how to run it again from the attached bundle."""
    return (
        "The attached zip has the scripts, the exact packages with their hashes, and `replay.py` "
        "(standard library only), which says whether the same signature appears:\n\n"
        + fenced(
            f"unzip {facts.slug}.zip -d {facts.slug} && cd {facts.slug}\n"
            f"python replay.py                  # makes an environment with "
            f"{facts.distribution} {facts.release}\n"
            "python replay.py --python PATH    # runs in an interpreter that has the framework",
            "sh",
        )
    )

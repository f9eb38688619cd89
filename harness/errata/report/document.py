"""A report as a document: blocks that describe what to show, not how.

`console.print_document` prints a document on a terminal, `markdown.to_markdown` writes it as
Markdown that fits a size. Both know every block, so that a subject is described once.

To add a subject, write one module with one function, `subject_document(view) -> Document`:

1. Set `title` (no full stop), `summary` (the counts, one part each), and `sign` and `tone`, for
   example from `closing(exit_code)`. The screen ends with the summary, a page begins with it.
2. Give each kind of content a `Section`, in the order of the screen. `priority` moves a section
   up (negative) or down (positive) on a page, where what comes last is left out first; `about`
   names in a word what is then missing.
3. Describe each result that somebody has to look at as an `Item`; it has a shorter form for a
   page that is nearly full.
4. Say your own words in `Words` and titles, and mark names in them with `name()`. Whatever
   comes from a script, a resolver, a command line or a corpus belongs into `Quote`, `Sides`,
   `Names`, `Facts`, `Commands` or a `name()`: Markdown shows these in code only, where nothing
   of it is obeyed.
5. Cut nothing and escape nothing: the renderers do both, by the limits below.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from errata.compare.judge import Status
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.outcome import StrEnum
from errata.model.verdict import Verdict
from errata.system.files import read_plain
from errata.text.printable import visible

if TYPE_CHECKING:
    from errata.compare.behaviour import Row
    from errata.report.matrix import MatrixView


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much of a text is shown.

    `names` counts the entries of a list, `sentence` and `side` the characters of a sentence and
    of one side of a difference. `lines` and `width` bound a text of several lines, `end_lines`
    and `end` (characters) one of which the end matters.
    """

    names: int
    sentence: int
    side: int
    lines: int
    width: int
    end_lines: int = 20
    end: int = 6_000


SCREEN = Limits(names=8, sentence=400, side=600, lines=10, width=400)
VERBOSE = replace(SCREEN, names=sys.maxsize, side=6_000, lines=100, width=6_000)
PAGE = Limits(names=50, sentence=400, side=1_200, lines=30, width=400)


class Tone(StrEnum):
    """How loud a text is; the value is its style in rich."""

    PLAIN = ""
    STRONG = "bold"
    QUIET = "dim"
    WARNING = "yellow"
    NEW = "cyan"
    GOOD = "bold green"
    CHANGED = "bold yellow"
    BAD = "bold red"
    TROUBLE = "bold magenta"


class Sign(Enum):
    """The sign before a result, and its spelling in ASCII."""

    AS_EXPECTED = ("✔", "ok")
    NEW = ("•", "*")
    CHANGED = ("≠", "!=")
    REFUSED = ("▲", "^")
    SILENT = ("▼", "v")
    FIX_FAILS = ("✘", "XX")
    UNAVAILABLE = ("·", "-")
    INFRA = ("!", "!")
    UNSURE = ("?", "?")
    DITTO = ("″", '"')
    NOTHING = ("—", "-")

    def __str__(self) -> str:
        return self.value[0]

    @property
    def ascii(self) -> str:
        """The sign where the encoding cannot hold it."""
        return self.value[1]


@cache
def verdict_texts() -> dict[str, dict[str, str]]:
    """Return what each verdict means to a reader: see `verdicts.toml`."""
    return read_plain(Path(__file__).with_name("verdicts.toml"))


_SIGNS = {
    Status.AS_EXPECTED: (Sign.AS_EXPECTED, Tone.QUIET),
    Status.NEW: (Sign.NEW, Tone.NEW),
    Status.CHANGED: (Sign.CHANGED, Tone.CHANGED),
    Status.UNAVAILABLE: (Sign.UNAVAILABLE, Tone.QUIET),
    Status.INFRA: (Sign.INFRA, Tone.TROUBLE),
}
_CHANGED_TONES = {
    Verdict.FIX_FAILS: Tone.BAD,
    Verdict.CLAIM_FAILS: Tone.BAD,
    Verdict.HEALED: Tone.GOOD,
}


def sign_of_change(changes: Iterable[str], other: Sign) -> Sign:
    """Return the sign of the first of some changes that has one of its own, or else `other`."""
    own = {"fix fails": Sign.FIX_FAILS, "refused now": Sign.REFUSED, "silent now": Sign.SILENT}
    return next((own[str(change)] for change in changes if str(change) in own), other)


def sign_of(status: Status, verdict: Verdict) -> Sign:
    """Return the sign of a finding."""
    if status is Status.CHANGED and verdict is Verdict.FIX_FAILS:
        return Sign.FIX_FAILS
    return _SIGNS[status][0]


def tone_of(status: Status, verdict: Verdict) -> Tone:
    """Return the tone of a finding: quiet as expected, loud when changed."""
    tone = _SIGNS[status][1]
    return _CHANGED_TONES.get(verdict, tone) if status is Status.CHANGED else tone


def closing(exit_code: int) -> tuple[Sign, Tone]:
    """Return the sign and tone of a whole report by its exit code."""
    return {
        EXIT_AS_EXPECTED: (Sign.AS_EXPECTED, Tone.GOOD),
        EXIT_CHANGED: (Sign.CHANGED, Tone.CHANGED),
    }.get(exit_code, (Sign.INFRA, Tone.TROUBLE))


@dataclass(frozen=True)
class Span:
    """A stretch of a line; a name is foreign text, which Markdown shows as code."""

    text: str
    tone: Tone = Tone.PLAIN
    is_name: bool = False


Parts: TypeAlias = "str | Span | tuple[str | Span, ...]"
"""One line: our own words as plain strings, names and emphasis as spans."""


def name(text: str, tone: Tone = Tone.PLAIN) -> Span:
    """Mark the name of a case, a release, an environment or a file in our own words."""
    return Span(text, tone, is_name=True)


def spans_of(parts: Parts, tone: Tone = Tone.PLAIN) -> tuple[Span, ...]:
    """Return a line as spans; `tone` is that of its plain strings."""
    every = parts if isinstance(parts, tuple) else (parts,)
    return tuple(Span(part, tone) if isinstance(part, str) else part for part in every)


@dataclass(frozen=True)
class Words:
    """A paragraph in our own words; unless `is_folded` it stays on one line."""

    parts: Parts
    tone: Tone = Tone.PLAIN
    is_folded: bool = True


class Keep(Enum):
    """What stays of a quote that is too long."""

    SENTENCE = "the beginning of each line"
    LINES = "the first lines and, above all, the last ones"
    END = "the end"


@dataclass(frozen=True)
class Quote:
    """Foreign text: entries of a line each, or texts of several lines (see `keep`)."""

    texts: tuple[str, ...]
    tone: Tone = Tone.PLAIN
    keep: Keep = Keep.SENTENCE


@dataclass(frozen=True)
class Sides:
    """Both sides of each field, under their headers, with the words that differ."""

    rows: tuple[Row, ...]
    headers: tuple[str, str]


@dataclass(frozen=True)
class Names:
    """A list of names, one on a line."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Diff:
    """The lines of a unified diff of one file, all of them."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """Labels and their values; a row with an empty label goes on with the one before."""

    rows: tuple[tuple[str, str | Span], ...]


def facts_of(rows: Iterable[tuple[str, str]]) -> tuple[Facts, ...]:
    """Return untrusted texts as facts, each on one line; those that are empty are left out."""
    shown = tuple((label, visible(" ".join(text.split()))) for label, text in rows if text)
    return (Facts(shown),) if shown else ()


def command(*words: str, options: Iterable[str] = ()) -> str:
    """Write a command of Errata, quoted for any shell; `options` name the corpora it needs."""
    return visible(shlex.join(["errata", *words, *options]))


@dataclass(frozen=True)
class Commands:
    """Commands to copy, each with what it is for: `again`, `more`."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Table:
    """Rows of cells under their headers."""

    headers: tuple[str, ...]
    rows: tuple[tuple[Parts, ...], ...]


@dataclass(frozen=True)
class Matrix:
    """Cases by releases, one table for each framework, and a legend."""

    views: tuple[MatrixView, ...]


@dataclass(frozen=True)
class Fold:
    """What few want to see: a screen shows it with `-v`, a page under its summary."""

    summary: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, kw_only=True)
class Item:
    """One result to look at: what kind it is, of which case, where, and all that belongs to it.

    `trials` are identifiers, which name the case too; `places` are short and share one line.
    """

    sign: Sign
    tone: Tone
    case: str
    kind: str = ""
    places: tuple[str, ...] = ()
    trials: tuple[str, ...] = ()
    blocks: tuple[Block, ...] = ()

    @property
    def is_brief(self) -> bool:
        """Whether it is a few lines only, so that no blank line sets it apart."""
        return not any(isinstance(block, (Sides, Commands)) for block in self.blocks)


Block: TypeAlias = (
    "Words | Quote | Sides | Diff | Names | Facts | Commands | Table | Matrix | Fold | Item"
)


@dataclass(frozen=True, kw_only=True)
class Section:
    """Blocks under a title; `count` is how many things are there.

    `about` names a part of it for the note on what did not fit a page. On a page, `is_folded`
    shows items as a table and folds their details away. With `is_detail`, a screen shows the
    section with `-v` only, and a page folds it away under its title. What `is_long` is shown by
    a screen with `-v` only, too, but by a page as any other. Unless `is_on_page`, a page leaves it
    out.
    """

    blocks: tuple[Block, ...]
    title: Parts = ""
    count: int | None = None
    tone: Tone = Tone.STRONG
    about: str = "list"
    priority: int = 0
    is_folded: bool = False
    is_detail: bool = False
    is_long: bool = False
    is_on_page: bool = True


@dataclass(frozen=True, kw_only=True)
class Document:
    """A whole report: title, sections, and a summary that closes a screen and opens a page.

    `notes` name what the report does not show, `whole` names where everything is. A title that
    only repeats the summary is left out on the screen (`has_screen_title`).
    """

    title: Parts
    sections: tuple[Section, ...]
    summary: tuple[str, ...]
    whole: str
    sign: Sign | None = None
    tone: Tone = Tone.PLAIN
    head: tuple[Block, ...] = ()
    notes: tuple[str, ...] = ()
    has_screen_title: bool = True

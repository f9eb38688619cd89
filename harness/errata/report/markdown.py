"""Findings as plain text, Markdown that is safe with foreign text, and pages of limited size.

Plain text is for pytest, JUnit, SARIF, annotations, and the fences of Markdown.

Text of scripts, resolvers and corpora belongs in fenced blocks and code spans, where GitHub and
GitLab see no HTML, link, mention, reference or emphasis.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from itertools import groupby

from errata.compare.behaviour import Row, finding_rows
from errata.compare.judge import Finding
from errata.model.errors import EnvironmentFailed
from errata.model.verdict import word_of
from errata.report import document as doc
from errata.report.matrix import SEVERAL, CellView, MatrixRow, MatrixView, legend_of
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, marked, shorten
from errata.text.printable import counted, cut, cut_lines, tail, visible, visible_lines

_NOTHING = "(nothing)"


def explain_change(finding: Finding) -> str:
    """Return what changed, then both sides of each field."""
    changes = [cut(visible(change), doc.PAGE.sentence) for change in finding.changes]
    return "\n".join([*changes, "", *side_lines(finding_rows(finding))])


def explain_infra(finding: Finding, failure: EnvironmentFailed | None = None) -> str:
    """Return why there is no result; `failure` adds the resolver's own words and a hint."""
    lines = [visible(finding.judgement.reason)]
    if failure is not None and failure.words.strip():
        words = cut_lines(visible_lines(failure.words.strip()), doc.PAGE.lines, doc.PAGE.width)
        lines += [f"  | {line}" for line in words.splitlines()]
    if failure is not None and failure.hint:
        lines.append(f"  → {visible(failure.hint)}")
    return "\n".join(lines)


def side_lines(rows: Sequence[Row], now: str = "now", limit: int = doc.PAGE.side) -> list[str]:
    """Set both sides of fields below each other, as lines of a `diff`.

    `now` names the later side; the earlier one is named by its source. `limit` is in characters.
    """
    width = max((len(row.name) for row in rows), default=0)
    lines = []
    for row in rows:
        after = marked(shorten(row.now, limit), NOW_MARKS) or _NOTHING
        if not row.differs:
            lines.append(f"  {row.name:<{width}}  {after}")
            continue
        for side in row.before:
            words = marked(shorten(side.pieces, limit), BEFORE_MARKS) or _NOTHING
            lines.append(f"- {row.name:<{width}}  {side.source}: {words}")
        lines.append(f"+ {row.name:<{width}}  {now}: {after}")
    return lines


def name_differences(rows: Sequence[Row], limit: int) -> list[str]:
    """Return what each field that differs is now, a line of about `limit` characters for each."""
    return [
        cut(f"{row.name}: {''.join(piece.text for piece in row.now) or _NOTHING}", limit)
        for row in rows
        if row.differs
    ]


def listed(names: Sequence[str], limit: int) -> list[str]:
    """Return the first `limit` names, and how many more there are."""
    more = len(names) - limit
    return [*names[:limit], *([f"and {more:,} more"] if more > 0 else [])]


SUMMARY_BYTES = 1_000_000
"""GitHub shows nothing of a step's summary that exceeds 1024 KiB; this stays below it."""
ISSUE_BYTES = 60_000
"""GitHub refuses an issue or comment of more than 65,536 characters; this stays below it."""
LEAST_BYTES = 4_096

_NOTE_BYTES = 1_000  # room for the note on what was left out
# What a code span shows as it is, in tables too; anything else is spelled in entities.
_PLAIN = re.compile(r"(?! )[^`|\\]+(?<! )")
_TELLING = re.compile(r"[^A-Za-z0-9 ]")


def fenced(text: str, language: str = "text") -> str:
    """Put text into a block that nothing in it can end."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text}\n{fence}\n"


def code(text: str) -> str:
    """Write one line as code that is shown to the letter, in a table too."""
    shown = visible(text)
    return f"`{shown}`" if _PLAIN.fullmatch(shown) else f"<code>{_entities(shown)}</code>"


def folded_away(summary: str, text: str) -> str:
    """Fold a part away under its summary, which is shown to the letter."""
    return f"<details><summary><code>{_entities(summary)}</code></summary>\n\n{text}\n</details>\n"


def table_row(cells: Sequence[str]) -> str:
    """Join cells, which must be safe already, to one row of a table."""
    return f"| {' | '.join(cells)} |"


def _entities(text: str) -> str:
    """Spell every sign as an entity, so that neither Markdown nor HTML sees one."""
    return _TELLING.sub(lambda found: f"&#{ord(found[0])};", visible(text))


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of a page; `about` names what is missing without it.

    `shorter` is a form for a page that is nearly full. `title` is written above the first part
    with it that fits.
    """

    text: str
    about: str
    shorter: str = ""
    title: str = ""


def fill_page(head: str, parts: Iterable[Part], *, limit_bytes: int, whole: str) -> str:
    """Join a page of at most `limit_bytes` in UTF-8, at least `LEAST_BYTES`.

    The head, which must be short, is always there; parts come in order of importance. Where they
    do not all fit, the last line counts what is missing and names `whole`, which has everything.
    """
    room = max(limit_bytes, LEAST_BYTES) - _size(head) - _NOTE_BYTES
    texts_of_page = [head]
    titles: set[str] = set()
    left_out: Counter[str] = Counter()
    for part in parts:
        title = "" if part.title in titles else part.title
        forms = (part.text, part.shorter)
        fitting = next((t for t in forms if t and _size(title + t) <= room), "")
        if fitting:
            texts_of_page.append(title + fitting)
            room -= _size(title + fitting)
            titles.add(part.title)
        if fitting != part.text:
            left_out[part.about] += 1
    if left_out:
        counts = ", ".join(
            f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
            for what, number in left_out.items()
        )
        texts_of_page.append(
            f"\n**Cut at {limit_bytes:,} bytes.** Left out, or shown in part: {counts}. "
            f"Everything is in {whole}.\n"
        )
    return "".join(texts_of_page)


def _size(text: str) -> int:
    return len(text.encode("utf-8"))


_FOREIGN = (doc.Quote, doc.Sides, doc.Diff, doc.Facts, doc.Commands)


def to_markdown(document: doc.Document, *, limit_bytes: int = ISSUE_BYTES) -> str:
    """Return a document as Markdown of at most `limit_bytes` in UTF-8; it ends with a line end.

    Where that is not enough, the last line says how much of what is missing, and how to see it.
    """
    ordered = sorted(document.sections, key=lambda section: section.priority)
    parts = [part for section in ordered for part in _page_parts(section)]
    return fill_page(_head(document), parts, limit_bytes=limit_bytes, whole=document.whole)


def _head(document: doc.Document) -> str:
    sign = f"{document.sign} " if document.sign else ""
    lines = [f"## {sign}errata: {_line(document.title)}\n"]
    if document.summary:
        lines.append(f"\n{' · '.join(document.summary)}.\n")
    lines += [
        f"\n- {code(cut(note, doc.PAGE.sentence))}\n" for note in map(visible, document.notes)
    ]
    return "".join(lines) + _blocks(document.head)


def _page_parts(section: doc.Section) -> Iterator[Part]:
    """Divide a section into parts, each of which fits a page or does not."""
    if not section.is_on_page:
        return
    count = "" if section.count is None else f" ({section.count:,})"
    heading = _line(section.title)
    title = f"\n### {heading}{count}\n" if heading and not section.is_detail else ""
    for text, shorter in _texts_of(section):
        yield Part(text=text, about=section.about, shorter=shorter, title=title)


def _texts_of(section: doc.Section) -> Iterator[tuple[str, str]]:
    """Write the parts of a section, each with a shorter form or an empty text."""
    if section.is_detail:
        text = _blocks(section.blocks).lstrip("\n")
        yield "\n" + folded_away(_plain_title(section), text), ""
        return
    for kind, group in groupby(section.blocks, key=_kind):
        blocks = list(group)
        items = [block for block in blocks if isinstance(block, doc.Item)]
        if section.is_folded and items:
            yield from ((text, "") for text in _folded(items, _plain_title(section)))
        elif items:
            yield from ((_item(item), _item_head(item, names=1)) for item in items)
        elif kind is doc.Matrix:
            yield from (pair for b in blocks if isinstance(b, doc.Matrix) for pair in _matrices(b))
        else:
            yield from ((text, "") for text in _texts(blocks))


def _kind(block: doc.Block) -> type | None:
    return type(block) if isinstance(block, (doc.Item, doc.Matrix)) else None


def _plain_title(section: doc.Section) -> str:
    return "".join(span.text for span in doc.spans_of(section.title))


def _item_head(item: doc.Item, names: int = doc.PAGE.names) -> str:
    kind = f"{item.kind}: " if item.kind else ""
    places = f" ({', '.join(map(code, item.places))})" if item.places else ""
    trials = f"\n{_bullets(item.trials, names)}" if item.trials else ""
    return f"\n#### {item.sign} {kind}{code(item.case)}{places}\n{trials}"


def _folded(items: Sequence[doc.Item], title: str) -> Iterator[str]:
    """Write a table of items, then their details folded away: the brief ones together."""
    yield _overview(items)
    for item in items:
        if not item.is_brief:
            text = _blocks(item.blocks).lstrip("\n")
            yield "\n" + folded_away(f"{_where(item)}: {item.kind}", text)
    brief = [line for item in items if item.is_brief for line in _brief_lines(item)]
    if brief:
        yield "\n" + folded_away(f"{title}: details", fenced("\n".join(brief)))


def _where(item: doc.Item) -> str:
    return f"{item.case} ({', '.join(item.places)})" if item.places else item.case


def _brief_lines(item: doc.Item) -> list[str]:
    lines = [line for b in item.blocks if isinstance(b, _FOREIGN) for line in _fence_lines(b)]
    return [visible(_where(item)), *(f"  {line}" for line in lines)]


def _overview(items: Sequence[doc.Item]) -> str:
    headers = ("case", "where", "what")
    table = [table_row(headers), table_row(["---"] * len(headers))]
    for item in items[: doc.PAGE.names]:
        places = ", ".join(map(code, item.places))
        table.append(table_row([code(item.case), places, item.kind]))
    more = _more(len(items) - doc.PAGE.names)
    return "\n" + "\n".join(table) + "\n" + (f"\n{more}\n" if more else "")


def _blocks(blocks: Sequence[doc.Block]) -> str:
    return "".join(_texts(blocks))


def _texts(blocks: Sequence[doc.Block]) -> Iterator[str]:
    """Write blocks; foreign neighbours share one fence."""
    for is_foreign, group in groupby(blocks, key=lambda block: isinstance(block, _FOREIGN)):
        if is_foreign:
            yield "\n" + _fence(group)
        else:
            yield from map(_own, group)


@singledispatch
def _own(block: doc.Block) -> str:
    raise TypeError(f"{type(block).__name__} is foreign text, which belongs in a fence")


@_own.register
def _(block: doc.Words) -> str:
    return f"\n{_line(block.parts)}\n"


@_own.register
def _(block: doc.Names) -> str:
    return f"\n{_bullets(block.names)}"


@_own.register
def _(block: doc.Table) -> str:
    lines = [table_row(block.headers), table_row(["---"] * len(block.headers))]
    lines += [table_row([_line(cell) for cell in row]) for row in block.rows[: doc.PAGE.names]]
    more = _more(len(block.rows) - doc.PAGE.names)
    return "\n" + "\n".join(lines) + "\n" + (f"\n{more}\n" if more else "")


@_own.register
def _(block: doc.Fold) -> str:
    return "\n" + folded_away(block.summary, _blocks(block.blocks).lstrip("\n"))


@_own.register
def _item(item: doc.Item) -> str:
    return _item_head(item) + _blocks(item.blocks)


@singledispatch
def _fence_lines(block: doc.Block) -> list[str]:
    raise TypeError(f"{type(block).__name__} does not belong in a fence")


@_fence_lines.register
def _(block: doc.Quote) -> list[str]:
    texts = listed(block.texts, doc.PAGE.names)
    return [line for text in texts for line in _quoted(text, block.keep)]


@_fence_lines.register
def _(block: doc.Sides) -> list[str]:
    return ["", *side_lines(block.rows, block.headers[1]), ""]


@_fence_lines.register
def _(block: doc.Diff) -> list[str]:
    return ["", *map(visible, block.lines), ""]


@_fence_lines.register
def _(block: doc.Facts) -> list[str]:
    width = max(len(label) for label, _ in block.rows)
    rows = ((label, value if isinstance(value, str) else value.text) for label, value in block.rows)
    return [f"{label:<{width}}  {cut(visible(text), doc.PAGE.side)}" for label, text in rows]


@_fence_lines.register
def _(block: doc.Commands) -> list[str]:
    return ["", *(f"{label}: {visible(command)}" for label, command in block.rows)]


def _fence(blocks: Iterable[doc.Block]) -> str:
    """Put foreign blocks into one fence, with single blank lines between them."""
    every = list(blocks)
    lines = [line for block in every for line in _fence_lines(block)]
    text = re.sub("\n{3,}", "\n\n", "\n".join(lines)).strip("\n")
    return fenced(
        text, "diff" if any(isinstance(block, (doc.Sides, doc.Diff)) for block in every) else "text"
    )


def _quoted(text: str, keep: doc.Keep) -> list[str]:
    if keep is doc.Keep.SENTENCE:
        return [cut(visible(text), doc.PAGE.sentence)]
    shown = visible_lines(text.strip("\n"))
    if keep is doc.Keep.END:
        return tail(shown, doc.PAGE.end_lines, doc.PAGE.end).split("\n")
    return cut_lines(shown, doc.PAGE.lines, doc.PAGE.width).split("\n")


def _matrices(block: doc.Matrix) -> Iterator[tuple[str, str]]:
    """Write the table of each framework, with a shorter one, and the legend."""
    for view in block.views:
        loud = [row for row in view.rows if not row.is_quiet]
        yield _matrix(view, view.rows), _matrix(view, loud) if loud else ""
    signs, has_several = legend_of(block.views)
    words = [f"{sign} {meaning}" for sign, meaning in signs] + [SEVERAL] * has_several
    if words:
        yield f"\n{' · '.join(words)}\n", ""


def _matrix(matrix: MatrixView, rows: Sequence[MatrixRow]) -> str:
    """Write a table of cases by releases; one in which nothing changed is folded away."""
    header = [code(matrix.framework), *map(code, matrix.releases)]
    table = [table_row(header), table_row(["---"] * len(header))]
    for row in rows:
        label = code(f"{row.slug}:{row.suffix}" if row.suffix else row.slug)
        table.append(table_row([label if row.is_quiet else f"**{label}**", *map(_cell, row.cells)]))
    text = "\n".join(table) + "\n"
    if left := len(matrix.rows) - len(rows):
        text += f"\nThe other {counted(left, 'row')}, in which nothing changed, did not fit.\n"
    if any(not row.is_quiet for row in rows):
        return f"\n{text}"
    summary = f"{matrix.framework}: {counted(len(rows), 'row')}, nothing changed"
    return "\n" + folded_away(summary, text)


def _cell(cell: CellView | None) -> str:
    if cell is None:
        return ""
    sign = doc.sign_of(cell.status, cell.verdict)
    if cell.ditto:
        return f"{sign} {doc.Sign.DITTO}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    words = f"{sign} {word_of(cell.verdict)}{more}"
    return words if cell.is_quiet else f"**{words}**"


def _bullets(names: Sequence[str], limit: int = doc.PAGE.names) -> str:
    return "".join(f"- {one}\n" for one in listed([code(one) for one in names], limit))


def _more(left: int) -> str:
    return f"and {left:,} more" if left > 0 else ""


def _line(parts: doc.Parts) -> str:
    return "".join(code(s.text) if s.is_name else s.text for s in doc.spans_of(parts))

"""Write a document as Markdown of limited size, for a job's page, an issue or a pull request.

Foreign text is only in fenced blocks and code spans, where GitHub and GitLab see no HTML,
link, mention, reference or emphasis. What does not fit is counted in the last line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from itertools import groupby

from errata.model.verdict import word_of
from errata.report.document import (
    PAGE,
    Block,
    Commands,
    Diff,
    Document,
    Facts,
    Fold,
    Item,
    Keep,
    Matrix,
    Names,
    Parts,
    Quote,
    Section,
    Sides,
    Sign,
    Table,
    Words,
    sign_of,
    spans_of,
)
from errata.report.markdown import (
    ISSUE_BYTES,
    Part,
    code,
    fenced,
    fill_page,
    folded_away,
    listed,
    side_lines,
    table_row,
)
from errata.report.matrix import SEVERAL, CellView, MatrixRow, MatrixView, legend_of
from errata.text.printable import counted, cut, cut_lines, tail, visible, visible_lines

_FOREIGN = (Quote, Sides, Diff, Facts, Commands)


def to_markdown(document: Document, *, limit_bytes: int = ISSUE_BYTES) -> str:
    """Return a document as Markdown of at most `limit_bytes` in UTF-8; it ends with a line end.

    Where that is not enough, the last line says how much of what is missing, and how to see it.
    """
    parts = [part for s in sorted(document.sections, key=_priority) for part in _page_parts(s)]
    return fill_page(_head(document), parts, limit_bytes=limit_bytes, whole=document.whole)


def _priority(section: Section) -> int:
    return section.priority


def _head(document: Document) -> str:
    sign = f"{document.sign} " if document.sign else ""
    lines = [f"## {sign}errata: {_line(document.title)}\n"]
    if document.summary:
        lines.append(f"\n{' · '.join(document.summary)}.\n")
    lines += [f"\n- {code(cut(note, PAGE.sentence))}\n" for note in map(visible, document.notes)]
    return "".join(lines) + _blocks(document.head)


def _page_parts(section: Section) -> Iterator[Part]:
    """Divide a section into parts, each of which fits a page or does not."""
    if not section.is_on_page:
        return
    count = "" if section.count is None else f" ({section.count:,})"
    heading = _line(section.title)
    title = f"\n### {heading}{count}\n" if heading and not section.is_detail else ""
    for text, shorter in _texts_of(section):
        yield Part(text=text, about=section.about, shorter=shorter, title=title)


def _texts_of(section: Section) -> Iterator[tuple[str, str]]:
    """Write the parts of a section, each with a shorter form or an empty text."""
    if section.is_detail:
        text = _blocks(section.blocks).lstrip("\n")
        yield "\n" + folded_away(_plain_title(section), text), ""
        return
    for kind, group in groupby(section.blocks, key=_kind):
        blocks = list(group)
        items = [block for block in blocks if isinstance(block, Item)]
        if section.is_folded and items:
            yield from ((text, "") for text in _folded(items, _plain_title(section)))
        elif items:
            yield from ((_item(item), _item_head(item, names=1)) for item in items)
        elif kind is Matrix:
            yield from (pair for b in blocks if isinstance(b, Matrix) for pair in _matrices(b))
        else:
            yield from ((text, "") for text in _texts(blocks))


def _kind(block: Block) -> type | None:
    return type(block) if isinstance(block, (Item, Matrix)) else None


def _plain_title(section: Section) -> str:
    return "".join(span.text for span in spans_of(section.title))


# Items -------------------------------------------------------------------------------------


def _item_head(item: Item, names: int = PAGE.names) -> str:
    kind = f"{item.kind}: " if item.kind else ""
    places = f" ({', '.join(map(code, item.places))})" if item.places else ""
    trials = f"\n{_bullets(item.trials, names)}" if item.trials else ""
    return f"\n#### {item.sign} {kind}{code(item.case)}{places}\n{trials}"


def _folded(items: Sequence[Item], title: str) -> Iterator[str]:
    """Write a table of items, then their details folded away: the brief ones together."""
    yield _overview(items)
    for item in items:
        if not item.is_brief:
            text = _blocks(item.blocks).lstrip("\n")
            yield "\n" + folded_away(f"{_where(item)}: {item.kind}", text)
    brief = [line for item in items if item.is_brief for line in _brief_lines(item)]
    if brief:
        yield "\n" + folded_away(f"{title}: details", fenced("\n".join(brief)))


def _where(item: Item) -> str:
    return f"{item.case} ({', '.join(item.places)})" if item.places else item.case


def _brief_lines(item: Item) -> list[str]:
    lines = [line for b in item.blocks if isinstance(b, _FOREIGN) for line in _fence_lines(b)]
    return [visible(_where(item)), *(f"  {line}" for line in lines)]


def _overview(items: Sequence[Item]) -> str:
    """Write a table of items, whose details follow."""
    headers = ("case", "where", "what")
    table = [table_row(headers), table_row(["---"] * len(headers))]
    for item in items[: PAGE.names]:
        places = ", ".join(map(code, item.places))
        table.append(table_row([code(item.case), places, item.kind]))
    more = _more(len(items) - PAGE.names)
    return "\n" + "\n".join(table) + "\n" + (f"\n{more}\n" if more else "")


# Blocks ------------------------------------------------------------------------------------


def _blocks(blocks: Sequence[Block]) -> str:
    return "".join(_texts(blocks))


def _texts(blocks: Sequence[Block]) -> Iterator[str]:
    """Write blocks; foreign neighbours share one fence."""
    for is_foreign, group in groupby(blocks, key=lambda block: isinstance(block, _FOREIGN)):
        if is_foreign:
            yield "\n" + _fence(group)
        else:
            yield from map(_own, group)


@singledispatch
def _own(block: Block) -> str:
    """Write a block that is Markdown of our own."""
    raise TypeError(f"{type(block).__name__} is foreign text, which belongs in a fence")


@_own.register
def _(block: Words) -> str:
    return f"\n{_line(block.parts)}\n"


@_own.register
def _(block: Names) -> str:
    return f"\n{_bullets(block.names)}"


@_own.register
def _(block: Table) -> str:
    lines = [table_row(block.headers), table_row(["---"] * len(block.headers))]
    lines += [table_row([_line(cell) for cell in row]) for row in block.rows[: PAGE.names]]
    more = _more(len(block.rows) - PAGE.names)
    return "\n" + "\n".join(lines) + "\n" + (f"\n{more}\n" if more else "")


@_own.register
def _(block: Fold) -> str:
    return "\n" + folded_away(block.summary, _blocks(block.blocks).lstrip("\n"))


@_own.register
def _item(item: Item) -> str:
    return _item_head(item) + _blocks(item.blocks)


@singledispatch
def _fence_lines(block: Block) -> list[str]:
    """Write foreign text as the lines of a fence."""
    raise TypeError(f"{type(block).__name__} does not belong in a fence")


@_fence_lines.register
def _(block: Quote) -> list[str]:
    texts = listed(block.texts, PAGE.names)
    return [line for text in texts for line in _quoted(text, block.keep)]


@_fence_lines.register
def _(block: Sides) -> list[str]:
    return ["", *side_lines(block.rows, block.headers[1]), ""]


@_fence_lines.register
def _(block: Diff) -> list[str]:
    return ["", *map(visible, block.lines), ""]


@_fence_lines.register
def _(block: Facts) -> list[str]:
    width = max(len(label) for label, _ in block.rows)
    rows = ((label, value if isinstance(value, str) else value.text) for label, value in block.rows)
    return [f"{label:<{width}}  {cut(visible(text), PAGE.side)}" for label, text in rows]


@_fence_lines.register
def _(block: Commands) -> list[str]:
    return ["", *(f"{label}: {visible(command)}" for label, command in block.rows)]


def _fence(blocks: Iterable[Block]) -> str:
    """Put foreign blocks into one fence, with single blank lines between them."""
    every = list(blocks)
    lines = [line for block in every for line in _fence_lines(block)]
    text = re.sub("\n{3,}", "\n\n", "\n".join(lines)).strip("\n")
    return fenced(
        text, "diff" if any(isinstance(block, (Sides, Diff)) for block in every) else "text"
    )


def _quoted(text: str, keep: Keep) -> list[str]:
    if keep is Keep.SENTENCE:
        return [cut(visible(text), PAGE.sentence)]
    shown = visible_lines(text.strip("\n"))
    if keep is Keep.END:
        return tail(shown, PAGE.end_lines, PAGE.end).split("\n")
    return cut_lines(shown, PAGE.lines, PAGE.width).split("\n")


# The matrix --------------------------------------------------------------------------------


def _matrices(block: Matrix) -> Iterator[tuple[str, str]]:
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
    sign = sign_of(cell.status, cell.verdict)
    if cell.ditto:
        return f"{sign} {Sign.DITTO}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    words = f"{sign} {word_of(cell.verdict)}{more}"
    return words if cell.is_quiet else f"**{words}**"


# Lines -------------------------------------------------------------------------------------


def _bullets(names: Sequence[str], limit: int = PAGE.names) -> str:
    return "".join(f"- {one}\n" for one in listed([code(one) for one in names], limit))


def _more(left: int) -> str:
    return f"and {left:,} more" if left > 0 else ""


def _line(parts: Parts) -> str:
    return "".join(code(s.text) if s.is_name else s.text for s in spans_of(parts))

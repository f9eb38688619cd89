"""How a document looks on screens of any kind, and what a Markdown page makes of its text."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from html.parser import HTMLParser

from factories import REPOSITORY
from jsonschema import Draft202012Validator
from markdown_it import MarkdownIt
from markdown_it.token import Token
from rich.console import Console

from errata.report.console import print_document
from errata.report.document import Document

Gold = Callable[[str, str], None]
"""What the fixture `gold` returns: it compares a text with the gold file of that name."""

SUMMARY = r"<summary>(?:<code>[^<>]*</code>)?[^<>]*</summary>"
HTML_OF_OURS = re.compile(rf"\s*(?:</?details>|(?:<details>)?{SUMMARY}|</?code>)\s*")


def screen(
    document: Document,
    width: int = 80,
    *,
    verbose: bool = False,
    encoding: str = "utf-8",
    color: bool = False,
) -> str:
    """Print on a stream that raises on what its encoding cannot hold."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="strict", newline="\n")
    console = Console(
        file=stream, width=width, force_terminal=color, color_system="standard" if color else None
    )
    print_document(document, console, verbose=verbose)
    stream.flush()
    return raw.getvalue().decode(encoding)


def tokens(text: str) -> list[Token]:
    """Parse as GitHub does, as near as may be: tables, strikethrough and raw HTML."""
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    return [inner for token in parser.parse(text) for inner in (token, *(token.children or ()))]


def obeyed(text: str) -> list[str]:
    """List what a page makes of its text beyond our own headings, lists, tables and code."""
    ours = {
        *("heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline"),
        *("bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"),
        *("table_open", "table_close", "thead_open", "thead_close", "tbody_open", "tbody_close"),
        *("tr_open", "tr_close", "th_open", "th_close", "td_open", "td_close"),
        *("strong_open", "strong_close", "text", "text_special", "softbreak"),
        *("code_inline", "fence"),
    }
    found = []
    for token in tokens(text):
        if token.type in ("html_block", "html_inline"):
            lines = token.content.split("\n")
            found += [line for line in lines if line.strip() and not HTML_OF_OURS.fullmatch(line)]
        elif token.type not in ours:
            found.append(token.type)
    return found


def load_schema(name: str) -> Draft202012Validator:
    """Return what checks JSON documents of one kind."""
    path = REPOSITORY / "docs" / "schema" / f"{name}.schema.json"
    return Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


class Tags(HTMLParser):
    """Every start tag of a page with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

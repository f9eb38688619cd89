"""Cut `case.toml` into its `[[expect]]` tables and the rest, and edit one table: pure text.

tomlkit locates keys and values. Cutting and joining is done here, because a comment above a table
belongs to that table, and tomlkit gives it to the table before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from difflib import SequenceMatcher
from typing import Any

from errata.model.case import Expectation, Harm
from errata.model.errors import UsageProblem
from errata.model.matching import fold, matches_text
from errata.model.outcome import Outcome

_KEYS = tuple(field.name for field in fields(Expectation))
_MASKED = re.compile(
    r"\"\"\"(?:\\[\s\S]|[^\\])*?\"\"\"\"{0,2}"
    r"|'''[\s\S]*?''''{0,2}"
    r"|\"(?:\\.|[^\"\\\n])*\""
    r"|'[^'\n]*'"
    r"|#[^\n]*"
)
_HEADER = re.compile(r"^[ \t]*\[[^\n]*\]", re.MULTILINE)
_EXPECT = re.compile(r"[ \t]*\[\[[ \t]*expect[ \t]*\]\][ \t]*")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f"}
_BY_HAND = "rewrite its [[expect]] tables by hand"
_ELLIPSIS = re.compile(r"…|\.{3,}")
_MAX_PRODUCT = 400_000  # beyond this product of words aligning them takes noticeable time
_LITERAL_IN_WORD = 3
_LITERAL_IN_TEXT = 8  # as a case requires
_LITERAL_SHARE = 0.5


@dataclass(frozen=True, kw_only=True)
class _Entry:
    """A key with its value, or (without a key) a comment or blank lines.

    `before` is the text up to the value, `after` the text that follows it.
    """

    before: str
    key: str = ""
    value: str = ""
    after: str = ""

    @property
    def raw(self) -> str:
        return f"{self.before}{self.value}{self.after}"

    @property
    def comment(self) -> str:
        return (self.after if self.key else self.before).strip()


@dataclass(frozen=True, kw_only=True)
class Block:
    """One `[[expect]]` table: the comments directly above it, its header, its entries."""

    lead: str
    header: str
    entries: tuple[_Entry, ...]
    expectation: Expectation

    @property
    def text(self) -> str:
        """The text of the table in the file."""
        return "".join([self.lead, self.header, *(entry.raw for entry in self.entries)])

    @property
    def column(self) -> int | None:
        """The column of every `=` in the table; None if they are not aligned."""
        columns = [entry.before.index("=") for entry in self.entries if entry.key]
        return columns[0] if len(columns) > 1 and len(set(columns)) == 1 else None


def split_blocks(text: str) -> list[str | Block]:
    """Split a valid `case.toml` into parts whose texts together are the file.

    Raises UsageProblem if its expectations are not plain `[[expect]]` tables.
    """
    import tomlkit

    masked = _MASKED.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    found = list(_HEADER.finditer(masked))  # arrays of arrays do not occur in `case.toml`
    starts = [_start_of_lead(text, masked, header.start()) for header in found]
    parts: list[str | Block] = [text[: starts[0]] if starts else text]
    for header, start, end in zip(found, starts, [*starts[1:], len(text)], strict=False):
        if _EXPECT.fullmatch(header[0].rstrip()):
            parts.append(_read_block(text[start : header.start()], text[header.start() : end]))
        else:
            parts.append(text[start:end])
    tables = tomlkit.parse(text).unwrap().get("expect", [])
    blocks = [part.expectation for part in parts if isinstance(part, Block)]
    if blocks != [_expectation(table) for table in tables]:
        raise UsageProblem("its expectations are not plain [[expect]] tables", hint=_BY_HAND)
    return parts


def comments_of(block: Block) -> str:
    """Return all comments of a table as lines, so that they are not lost with it."""
    found = [line.strip() for line in block.lead.splitlines()]
    found.append(block.header.partition("]]")[2].strip())
    for entry in block.entries:
        found.extend(line.strip() for line in entry.comment.splitlines())
        found.extend(_comments_within(entry.value))
    newline = _newline_of(block)
    return "".join(f"{line}{newline}" for line in found if line)


def common_column(blocks: Iterable[Block]) -> int | None:
    """Return the column of `=` in most aligned tables of a file."""
    columns = [block.column for block in blocks]
    known = [column for column in columns if column is not None]
    return max(sorted(set(known)), key=known.count) if known else None


def copied(block: Block) -> Block:
    """Copy a table without comments and blank lines, as the pattern of a new one."""
    newline = _newline_of(block)
    return replace(
        block,
        lead="",
        header=f"[[expect]]{newline}",
        entries=tuple(
            replace(entry, before=entry.before.lstrip(), after=newline)
            for entry in block.entries
            if entry.key and not _comments_within(entry.value)
        ),
    )


def edited(block: Block, wanted: Expectation, *, column: int | None = None) -> Block:
    """Change a table to document `wanted`; values that are equal already keep their text.

    New keys are aligned like the table's own, else in `column`. A comment after a removed key
    becomes a line of its own. Raises UsageProblem for text that TOML cannot hold.
    """
    newline = _newline_of(block)
    entries: list[_Entry] = []
    for entry in block.entries:
        value = getattr(wanted, entry.key) if entry.key else None
        if not entry.key or value == getattr(block.expectation, entry.key):
            entries.append(entry)
        elif value in (None, "", ()) and not (entry.key == "message" and value == ""):
            lost = [line for line in (*_comments_within(entry.value), entry.comment) if line]
            entries.extend(_Entry(before=f"{line}{newline}") for line in lost)
        else:
            entries.extend(
                _Entry(before=f"{line}{newline}") for line in _comments_within(entry.value)
            )
            entries.append(replace(entry, value=_written(value, like=entry.value)))
    if sum(bool(entry.key) for entry in block.entries) > 1:
        column = block.column
    elif column is not None and (missing := _missing(entries, wanted)):
        column = max(column, *(len(key) + 1 for key in missing))
        entries = [_padded(entry, column) if entry.key else entry for entry in entries]
    for key in _missing(entries, wanted):
        entry = _Entry(before="", key=key, value=_written(getattr(wanted, key)), after=newline)
        entries.insert(_place_for(entries, key), _padded(entry, column))
        if column is not None and len(key) >= column:
            column = len(key) + 1
            entries = [_padded(each, column) if each.key else each for each in entries]
    return replace(block, entries=tuple(_with_line_ends(entries, newline)), expectation=wanted)


def _start_of_lead(text: str, masked: str, header: int) -> int:
    """Return where the comment lines directly above a header begin."""
    start = header
    while start:
        above = text.rfind("\n", 0, start - 1) + 1
        if masked[above:start].strip() or not text[above:start].lstrip().startswith("#"):
            break
        start = above
    return start


def _read_block(lead: str, text: str) -> Block:
    import tomlkit
    from tomlkit.exceptions import TOMLKitError
    from tomlkit.items import AoT

    header, newline, rest = text.partition("\n")
    try:
        tables = tomlkit.parse(text).get("expect")
    except TOMLKitError as error:
        raise UsageProblem(f"an [[expect]] table cannot be read: {error}", hint=_BY_HAND) from error
    if not isinstance(tables, AoT) or len(tables) != 1:
        raise UsageProblem("its [[expect]] tables cannot be separated", hint=_BY_HAND)
    entries = tuple(_entry(key, item) for key, item in tables[0].value.body)
    if "".join(entry.raw for entry in entries) != rest:
        raise UsageProblem("an [[expect]] table is written in an unusual way", hint=_BY_HAND)
    expectation = _expectation(tables[0].unwrap())
    return Block(lead=lead, header=header + newline, entries=entries, expectation=expectation)


def _entry(key: Any, item: Any) -> _Entry:
    if key is None:
        return _Entry(before=item.as_string())
    trivia = item.trivia
    return _Entry(
        before=f"{trivia.indent}{key.as_string()}{key.sep}",
        key=key.key,
        value=item.as_string(),
        after=f"{trivia.comment_ws}{trivia.comment}{trivia.trail}",
    )


def _expectation(table: Mapping[str, Any]) -> Expectation:
    """Return what a table documents; its text, unlike its keys, may still be wrong."""
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in table.items()}
    harm = values.get("harm")
    values |= {"outcome": Outcome(values["outcome"]), "harm": Harm(harm) if harm else None}
    return Expectation(**values)


def _comments_within(value: str) -> list[str]:
    if not value.startswith("["):
        return []
    return [found[0].strip() for found in _MASKED.finditer(value) if found[0].startswith("#")]


def _newline_of(block: Block) -> str:
    return "\r\n" if "\r\n" in block.text else "\n"


def _missing(entries: Sequence[_Entry], wanted: Expectation) -> list[str]:
    present = {entry.key for entry in entries}
    return [
        key
        for key in _KEYS
        if key not in present
        and (getattr(wanted, key) not in (None, "", ()) or (key, wanted.message) == ("message", ""))
    ]


def _place_for(entries: Sequence[_Entry], key: str) -> int:
    """Return the position of a new key, in the usual order of keys."""
    earlier = _KEYS[: _KEYS.index(key)]
    return max((n + 1 for n, entry in enumerate(entries) if entry.key in earlier), default=0)


def _padded(entry: _Entry, column: int | None) -> _Entry:
    width = (column or 1) - 1
    return replace(entry, before=f"{entry.key:<{width}} = ")


def _with_line_ends(entries: Sequence[_Entry], newline: str) -> list[_Entry]:
    """Add missing line ends: only the last line of a file may lack one."""
    ended = [
        replace(entry, after=entry.after + newline)
        if entry.key and not entry.after.endswith("\n")
        else entry
        for entry in entries[:-1]
    ]
    return [*ended, *entries[-1:]]


def _written(value: object, *, like: str = "") -> str:
    """Write a value as TOML, a string with the quotes of the previous one if possible."""
    if isinstance(value, tuple):
        return f"[{', '.join(_written(item) for item in value)}]"
    if not isinstance(value, str):
        return str(value)
    if like.startswith("'") and "'" not in value and value.isprintable():
        return f"'{value}'"
    return f'"{"".join(map(_escaped, value))}"'


def _escaped(character: str) -> str:
    """Escape characters that TOML forbids in strings, and invisible ones."""
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character.isprintable():
        return character
    code = ord(character)
    if 0xD800 <= code <= 0xDFFF:
        raise UsageProblem("the observed text cannot be written in TOML", hint=_BY_HAND)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def transfer_ellipses(pattern: str, text: str) -> str:
    """Return `text` with an ellipsis wherever `pattern` has one in the same surroundings.

    Words are aligned. Where the words between two equal ones match through the pattern's ellipsis,
    the pattern's words are kept, everywhere else the text's own. The result matches the text; if
    too little of it would be literal, the text itself is returned.
    """
    text = fold(text)
    old, new = fold(pattern).split(), text.split()
    if not _ELLIPSIS.search(pattern) or len(old) * len(new) > _MAX_PRODUCT:
        return text
    words: list[str] = []
    aligned = [_instance(word, new) or word for word in old]
    matcher = SequenceMatcher(None, aligned, new, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        wildcard = any(_ELLIPSIS.search(word) for word in old[i:j])
        is_kept = wildcard and (
            tag == "equal" or matches_text(" ".join(old[i:j]), " ".join(new[k:m]))
        )
        words += old[i:j] if is_kept else new[k:m]
    found = " ".join(words)
    literal = len(_ELLIPSIS.sub("", found))
    is_telling = literal >= max(_LITERAL_IN_TEXT, _LITERAL_SHARE * len(_ELLIPSIS.sub("", text)))
    return found if is_telling and matches_text(found, text) else text


def _instance(word: str, new: Sequence[str]) -> str:
    """Return the only new word that a word with an ellipsis matches, if there is one."""
    if not _ELLIPSIS.search(word) or len(_ELLIPSIS.sub("", word)) < _LITERAL_IN_WORD:
        return ""
    found = {other for other in new if matches_text(word, other)}
    return found.pop() if len(found) == 1 else ""

"""Write a `case.toml` as the cases of the corpus are written: pure text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from errata.model.case import Expectation, Kind, Source
from errata.plan.expect_blocks import Block, edited
from errata.text.printable import visible, visible_lines

__all__ = ["CaseText", "one_line", "write_case_toml"]

_TITLE = 120
_COLUMN = 9  # of `=` in the tables, as in the corpus


@dataclass(frozen=True, kw_only=True)
class CaseText:
    """What a new `case.toml` says; `todo` are comments for a person, by key.

    `seen` is a comment on where the expectation comes from. All text may be untrusted.
    """

    title: str
    kind: Kind
    areas: tuple[str, ...]
    cause: str
    fix: str
    fix_known: bool
    sources: tuple[Source, ...]
    framework: str
    specifier: str = ""
    packages: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    timeout_s: float = 60.0
    expectation: Expectation
    seen: str = ""
    todo: Mapping[str, str] = field(default_factory=dict, hash=False)


def one_line(text: str, limit: int = _TITLE) -> str:
    """Make one safe line of a text that somebody else wrote, of at most `limit` characters."""
    line = visible(" ".join(text.split()))
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"


def write_case_toml(case: CaseText) -> str:
    """Return the file's text, comments for a person included."""
    lines = [
        *_comment(case, "title"),
        f"title   = {_quoted(one_line(case.title))}",
        *_comment(case, "kind"),
        f"kind    = {_quoted(str(case.kind))}",
        *_comment(case, "areas"),
        f"areas   = {_array(case.areas)}",
        *_comment(case, "cause"),
        f"cause   = {_block(case.cause)}",
        *_comment(case, "fix"),
        f"fix     = {_block(case.fix)}",
    ]
    if not case.fix_known:
        lines += [*_comment(case, "fix_known"), "fix_known = false"]
    lines += [*_comment(case, "sources"), "sources = [", *map(_source, case.sources), "]", ""]
    lines += [
        "[requires]",
        *_comment(case, "releases"),
        f"releases = {_quoted(f'{case.framework} {case.specifier}'.strip())}",
        *_comment(case, "packages"),
        f"packages = {_array(case.packages)}",
    ]
    if case.modes:
        lines += [*_comment(case, "modes"), f"modes    = {_array(case.modes)}"]
    lines += [
        *_comment(case, "backends"),
        'backends = ["cpu"]',
        *_comment(case, "timeout"),
        f"timeout  = {case.timeout_s:g}",
        "",
    ]
    empty = Block(
        lead="",
        header="[[expect]]\n",
        entries=(),
        expectation=Expectation(outcome=case.expectation.outcome),
    )
    seen = [f"# {line}" for line in visible_lines(case.seen).splitlines()]
    table = edited(empty, case.expectation, column=_COLUMN).text
    return "\n".join([*lines, *seen, *_comment(case, "expect"), table])


def _comment(case: CaseText, key: str) -> list[str]:
    text = case.todo.get(key, "")
    return [f"# TODO: {line}" for line in visible_lines(text).splitlines() if line.strip()]


def _source(source: Source) -> str:
    note = f", note = {_quoted(one_line(source.note, 400))}" if source.note else ""
    return f"    {{ url = {_quoted(visible(source.url))}{note} }},"


def _array(items: Sequence[str]) -> str:
    return f"[{', '.join(map(_quoted, items))}]"


def _quoted(text: str) -> str:
    import tomlkit

    return tomlkit.item(visible(text)).as_string()


def _block(text: str) -> str:
    """Write text of several lines between three quotes, with nothing hidden in it."""
    safe = visible_lines(text.strip()).replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{safe}\n"""'

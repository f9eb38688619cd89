"""Turn the graph-break registry, which ships inside torch, into cases.

The registry lists every reason for which torch.compile breaks a graph, with an explanation and
hints, but without programs. Each file in `programs/` triggers one of its entries.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from errata.model.case import Kind
from errata.model.errors import UsageProblem
from tools.gather.sources import Gathered

_FILE = Path("_dynamo", "graph_break_registry.json")
_PROGRAMS = Path(__file__).with_name("programs")
_URL = "https://meta-pytorch.github.io/compile-graph-break-site/"
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_LITERAL = 8  # literal characters that a case requires next to an ellipsis
_BROKEN = '\ntorch.compile(fn, backend="eager", fullgraph=True)(*inputs)\n'
_FIXED = '\ntorch.compile(fn, backend="eager")(*inputs)\n'


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One reason for a graph break; `{}` are placeholders.

    `wordings` are all its explanations. The registry is extracted from torch's source, so some
    are source code instead of text: `explanation` is the latest that is text.
    """

    id: str
    type: str
    explanation: str
    hints: tuple[str, ...]
    wordings: tuple[str, ...]


class Registry:
    """The entries of one torch, found by the first line of the error that they explain."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Take the entries; several may have the same type."""
        self.entries = tuple(entries)
        self._by_type = {entry.type.strip(): entry for entry in reversed(entries)}

    def find(self, type_name: str) -> Entry | None:
        """Return the entry of a type, if there is one."""
        return self._by_type.get(type_name.strip())


def read_registry(torch: Path) -> Registry:
    """Read the registry of the torch in the folder `torch`; raises UsageProblem without one."""
    path = torch / _FILE
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        entries = [_entry(name, versions) for name, versions in plain.items() if versions]
    except FileNotFoundError as error:
        raise UsageProblem(
            f"there is no graph-break registry at {path}",
            hint="torch has one from 2.8 on: name another release with --env",
        ) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise UsageProblem(
            f"{path} is not a graph-break registry in a known form: {error}",
            hint="its format may have changed: please report it",
        ) from error
    return Registry(entries)


def gather_graph_breaks(registry: Registry) -> tuple[list[Gathered], list[Entry]]:
    """Return a case for each program whose entry exists, and the entries without a program."""
    cases, covered = [], set()
    for slug, wanted, program in _programs():
        entry = registry.find(wanted)
        if entry is not None:
            covered.add(entry.id)
            cases.append(_case(slug, entry, program))
    return cases, [entry for entry in registry.entries if entry.id not in covered]


def _entry(name: str, versions: Sequence[Mapping[str, object]]) -> Entry:
    """Read one entry from its versions, the latest first."""
    hints = next((one["Hints"] for one in versions if one["Hints"]), [])
    if not isinstance(hints, list):
        raise TypeError(f"the hints of {name} are not a list")
    wordings = [str(one["Explanation"]) for one in versions]
    types = [str(one["Gb_type"]) for one in versions]
    return Entry(
        id=name,
        type=next(filter(_is_prose, types), types[0]),
        explanation=next(filter(_is_prose, wordings), ""),
        hints=tuple(map(str, hints)),
        wordings=tuple(filter(_is_prose, wordings)),
    )


def _is_prose(text: str) -> bool:
    """Return whether a text is prose and not a name or an expression."""
    return not text.startswith(('"', "'", "_", 'f"', "(")) and not text.isidentifier()


def _programs() -> Iterator[tuple[str, str, str]]:
    """Yield slug, the registry's type (the program's docstring), and the program without it."""
    for path in sorted(_PROGRAMS.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        wanted = ast.get_docstring(tree)
        if wanted:
            after = tree.body[0].end_lineno or 1
            program = "".join(text.splitlines(keepends=True)[after:]).lstrip("\n")
            yield path.stem.replace("_", "-"), wanted, program


def _case(slug: str, entry: Entry, program: str) -> Gathered:
    hints = "\n".join(f"- {hint}" for hint in entry.hints) or "There are none."
    head = '"""A graph break, {way}: {type}."""\n\n'
    type_name = entry.type.replace('"', "'").replace("\\", "/")
    return Gathered(
        slug=f"{entry.id.lower()}-{slug}",
        title=f"{entry.id}: {entry.type}",
        kind=Kind.GRAPH_BREAK,
        areas=("compile", "graph-break"),
        cause=f"torch's registry of graph breaks lists it as {entry.id}, {entry.type}:\n\n"
        f"{entry.explanation or 'It has no explanation.'}",
        fix=f"`fixed.py` lets the graph break. The registry's hints:\n\n{hints}",
        url=f"{_URL}gb/{entry.id.lower()}.html",
        note=f"Made from the installed torch: entry {entry.id} of its registry",
        broken=head.format(way="refused", type=type_name) + program + _BROKEN,
        fixed=head.format(way="allowed", type=type_name) + program + _FIXED,
        promises=tuple(_promise(entry, wording) for wording in entry.wordings),
    )


def _promise(entry: Entry, wording: str) -> str:
    """Return the pattern of messages that one wording documents."""
    pattern = _PLACEHOLDER.sub("…", f"{entry.type} Explanation: {wording}")
    parts = [part for part in pattern.split("…") if len(part.strip()) >= _LITERAL]
    lead = "" if parts and pattern.startswith(parts[0]) else "…"
    return f"{lead}{'…'.join(parts)}…"

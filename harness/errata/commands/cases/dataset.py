"""The corpus and its record as a data set: tables, their schemas and a card.

`cases` has a row for each case, `sources` one for each source of a case, `results` one for each
trial in the record.
"""

from __future__ import annotations

import importlib.util
import io
import json
import re
import types
import typing
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from datetime import date
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, StrictUndefined

import errata
from errata.commands.cases.report import WholeCase, whole_case
from errata.model.cell import split_environment, split_place
from errata.plan.corpus import default_modes
from errata.plan.frameworks import load_frameworks
from errata.project import read_known, read_observations
from errata.system.files import read_plain
from errata.text.jsonable import json_safe, schema_of

if TYPE_CHECKING:
    from errata.model.case import Source
    from errata.model.verdict import Observation
    from errata.project import Project


@dataclass(frozen=True, kw_only=True)
class ResultRow:
    """What a case did at one place, as the record has it.

    `broken` and `fixed` are the outcomes of the scripts; `type`, `message` and `statement` are of
    the error of `broken.py`, those with `fixed_` of the error of `fixed.py`. `result` is the digest
    of what `fixed.py` leaves in `result`, as JSON. `is_current` is false where the scripts, whose
    hash `content` is, were edited since. `machine` names the device where that is no CPU.
    """

    case: str
    framework: str
    release: str
    environment: str
    mode: str
    backend: str
    verdict: str
    broken: str
    fixed: str
    type: str | None
    message: str | None
    statement: str | None
    fixed_type: str | None
    fixed_message: str | None
    detail: str
    result: str | None
    build: str
    python: str
    machine: str
    content: str
    is_current: bool


@dataclass(frozen=True, kw_only=True)
class SourceRow:
    """A public source of a case; a thread on GitHub was opened on one of the dates, or between.

    A date is null where nothing bounds it.
    """

    case: str
    url: str
    note: str
    not_before: str | None
    not_after: str | None


ROWS: Mapping[str, Any] = {"cases": WholeCase, "sources": SourceRow, "results": ResultRow}
"""The tables of a data set: what a row of each is."""


@dataclass(frozen=True, kw_only=True)
class Dataset:
    """The rows of each table, and the cases that could not be read."""

    cases: tuple[WholeCase, ...]
    sources: tuple[SourceRow, ...]
    results: tuple[ResultRow, ...]
    unread: tuple[str, ...]


def make_dataset(project: Project) -> Dataset:
    """Collect the cases of a project, and what its record says of them.

    Raises InvalidRecord with every problem of every file.
    """
    cases, unread = read_known(project, project.meant, load_frameworks(project.table))
    default = default_modes(project.table)
    rows = [whole_case(case, default) for case in cases.values()]
    contents = {row.case: row.content for row in rows}
    record = read_observations(project, contents)
    results = [_result_row(one, contents[one.case]) for one in record.values() if one.case in cases]
    sources = [_source_row(row.case, source) for row in rows for source in row.sources]
    return Dataset(
        cases=tuple(rows), sources=tuple(sources), results=tuple(results), unread=tuple(unread)
    )


def _source_row(case: str, source: Source) -> SourceRow:
    before, after = None, None
    if found := _THREAD.search(source.url):
        opened = {int(n): str(day) for n, day in _threads().get(found["repository"], {}).items()}
        number = int(found["number"])
        before = max((day for n, day in opened.items() if n <= number), default=None)
        after = min((day for n, day in opened.items() if n >= number), default=None)
    return SourceRow(
        case=case, url=source.url, note=source.note, not_before=before, not_after=after
    )


@cache
def _threads() -> Mapping[str, Mapping[str, date]]:
    return read_plain(Path(__file__).with_name("threads.toml"))


def _result_row(seen: Observation, content: str) -> ResultRow:
    environment, mode, backend = split_place(seen.place)
    framework, release, _ = split_environment(environment)
    broken, fixed = seen.signature, seen.fixed_signature
    return ResultRow(
        case=seen.case,
        framework=framework,
        release=release,
        environment=environment,
        mode=mode,
        backend=backend,
        verdict=str(seen.verdict),
        broken=str(seen.broken),
        fixed=str(seen.fixed),
        type=broken.type if broken else None,
        message=broken.message if broken else None,
        statement=broken.at if broken else None,
        fixed_type=fixed.type if fixed else None,
        fixed_message=fixed.message if fixed else None,
        detail=seen.detail,
        result=None if seen.result is None else json.dumps(json_safe(seen.result)),
        build=seen.build,
        python=seen.python,
        machine=seen.machine,
        content=seen.content,
        is_current=seen.content == content,
    )


def dataset_files(found: Dataset) -> dict[str, bytes]:
    """Render every file of a data set by name; Parquet where pyarrow is installed."""
    files = {"README.md": _card(found).encode()}
    for name, kind in ROWS.items():
        rows = [_plain(row) for row in getattr(found, name)]
        lines = (json.dumps(row, ensure_ascii=False, allow_nan=False) for row in rows)
        files[f"{name}.jsonl"] = "".join(f"{line}\n" for line in lines).encode()
        schema = schema_of(kind, f"a row of {name}")
        files[f"{name}.schema.json"] = (json.dumps(schema, indent=2) + "\n").encode()
        if has_parquet():
            files[f"{name}.parquet"] = _parquet(kind, rows)
    return files


def has_parquet() -> bool:
    """Return whether Parquet can be written."""
    return importlib.util.find_spec("pyarrow") is not None


def _plain(value: Any) -> Any:
    """Return a row as JSON values with every key, so that all rows have the same columns."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: _plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, Enum) else json_safe(value)


def _parquet(kind: Any, rows: Sequence[Mapping[str, Any]]) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.Table.from_pylist(rows, schema=pa.schema(_columns(kind)))
    file = io.BytesIO()
    parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def _columns(kind: Any) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(kind)
    return [(one.name, _arrow(hints[one.name])) for one in fields(kind)]


def _arrow(hint: Any) -> Any:
    """Return the type of a column, of a list's items or of a part of either."""
    import pyarrow as pa

    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        [hint] = [one for one in typing.get_args(hint) if one is not type(None)]
    if typing.get_origin(hint) is tuple:
        return pa.list_(_arrow(typing.get_args(hint)[0]))
    if is_dataclass(hint):
        return pa.struct(_columns(hint))
    scalars = {bool: pa.bool_(), int: pa.int64(), float: pa.float64()}
    return scalars.get(hint, pa.string())


def _card(found: Dataset) -> str:
    cases, results = found.cases, found.results
    by_framework = Counter(row.framework for row in cases)
    ran = Counter(row.framework for row in results)
    releases = Counter(name for name, _ in {(row.framework, row.release) for row in results})
    sources = found.sources
    text = Path(__file__).with_name("dataset-card.md.j2").read_text(encoding="utf-8")
    template = Environment(autoescape=False, undefined=StrictUndefined).from_string(text)  # noqa: S701 - no HTML
    card = template.render(
        version=errata.__version__,
        suffix="parquet" if has_parquet() else "jsonl",
        cases=f"{len(cases):,}",
        results=f"{len(results):,}",
        frameworks=[
            (name, count, ran[name], releases[name]) for name, count in sorted(by_framework.items())
        ],
        kinds=Counter(row.kind for row in cases).most_common(),
        sources=f"{len(sources):,}",
        dated=f"{sum(bool(one.not_before and one.not_after) for one in sources):,}",
        unmeasured=sum(bool(row.unmeasured) for row in cases),
    )
    return card + "\n"


_THREAD = re.compile(
    r"github\.com/(?P<repository>[^/]{1,99}/[^/]{1,99})/(?:issues|pull)/(?P<number>\d{1,9})"
)

"""`errata schema`: the JSON Schemas of case.toml and of every document that commands write."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from errata.cli.terminal import refuse_unwritable, refuse_unwritable_folder, write_document
from errata.commands.cases import report
from errata.model.errors import UsageProblem
from errata.report import listings
from errata.system import rooms

if TYPE_CHECKING:
    from errata.text.jsonable import DocumentFormat

_CASE = "case"
_DOCUMENTS = (
    *("run.planning:PLAN", "run.report:RUN"),
    *("upgrade.report:UPGRADE", "bisect.report:BISECT"),
    *("history.report:HISTORY", "history.comparison:COMPARISON", "history.alerts:ALERTS"),
    *("diagnose.report:DIAGNOSIS", "diagnose.triage:TRIAGE"),
    *("scan.report:SCAN", "scan.report:WORKAROUNDS"),
    *("scan.report:WATCH", "scan.report:PLAN"),
    *("capture.capturing:CAPTURE", "evaluate.report:EVALUATION"),
)
_LISTINGS = (
    *(report.CASES, report.SHOW, report.CHECK, report.RUNS, report.COSTS),
    *(listings.DOCTOR, listings.ENVIRONMENTS, listings.RELEASES),
)


def schema(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="case, or a kind of document, e.g. run or plan.")
    ] = _CASE,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write the schema to FILE."),
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="DIR", help="Write all schemas to DIR.")
    ] = None,
) -> None:
    """Print a JSON Schema: of case.toml, for editors, or of a document that a command writes.

    Exit code: 0 printed or written, 2 wrong usage.
    """
    texts = schema_texts()
    refuse_unwritable(output)
    if write is not None:
        refuse_unwritable_folder(write)
        write.mkdir(parents=True, exist_ok=True)
        for kind, text in texts.items():
            write_document(write / f"{kind}.schema.json", text)
    elif name not in texts:
        raise UsageProblem(f"there is no schema {name!r}", hint=f"one of: {', '.join(texts)}")
    elif output is None:
        typer.echo(texts[name], nl=False)
    else:
        write_document(output, texts[name])


def schema_texts() -> dict[str, str]:
    """Return every JSON Schema as text, by the name of what it describes."""
    from errata.plan.case_toml import case_schema

    schemas: dict[str, dict[str, Any]] = {_CASE: case_schema()}
    schemas |= {one.name: one.schema() for one in document_formats()}
    return {
        name: json.dumps(schemas[name], indent=2, ensure_ascii=False) + "\n"
        for name in sorted(schemas)
    }


def document_formats() -> Iterator[DocumentFormat[Any]]:
    """Yield the formats of all JSON documents that the installed commands write."""
    for name in _DOCUMENTS:
        found = rooms.load(name)
        if found is not None:
            yield found
    yield from _LISTINGS

"""Carry a run between stores as JSON Lines, for results of machines that others do not have."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import timezone
from typing import Any

from errata.model.case import Script
from errata.model.errors import InvalidTransfer, Problem, UsageProblem
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import StoredJudgement
from errata.store.base import Merged, StoredResult
from errata.store.sql import Store
from errata.text.jsonable import decode, encode, shortened, shown_value

SCHEMA = 2
"""The format of the lines. 1: a header, then environments, then results. 2: then judgements.

Optional: a run's `options` and `trials`, which earlier versions did not write.
"""

_FORMAT = "results"
_LARGEST = 2**31 - 1  # of a whole number in every database
_NOT_EXPORTED = ("id", "imported", "result")

Plain = dict[str, Any]


@dataclass
class _Contents:
    """What the lines held."""

    run: RunHeader | None = None
    promised: Mapping[str, int] = field(default_factory=dict)
    results: list[StoredResult] = field(default_factory=list)
    environments: list[EnvironmentFacts] = field(default_factory=list)
    judgements: list[StoredJudgement] = field(default_factory=list)


def export_lines(
    run: RunHeader,
    results: Sequence[StoredResult],
    environments: Sequence[EnvironmentFacts],
    judgements: Sequence[StoredJudgement] = (),
) -> Iterator[str]:
    """Yield a run as lines, each with its line feed: pure ASCII, no line twice."""
    yield _line(
        errata=_FORMAT,
        schema=SCHEMA,
        harness=run.harness_version,
        run=_plain(run, () if run.options else ("options",)),
        environments=len(environments),
        results=len(results),
        judgements=len(judgements),
    )
    for facts in environments:
        yield _line(kind="environment", **_plain(facts))
    for stored in results:
        yield _line(kind="result", **_plain(stored), result=encode(ScriptResult, stored.result))
    for judged in judgements:
        yield _line(kind="judgement", **_plain(judged))


def _line(**values: object) -> str:
    return json.dumps(values, separators=(",", ":"), default=str) + "\n"


def _plain(value: Any, but: Collection[str] = ()) -> Plain:
    """Return the fields of a value; earlier versions miss every one that is left out."""
    left_out = {*_NOT_EXPORTED, *but}
    names = [item.name for item in fields(value) if item.name not in left_out]
    found = {name: getattr(value, name) for name in names}
    moments = ("started", "finished", "measured")
    return {k: v.isoformat() if k in moments and v else v for k, v in found.items()}


def import_lines(lines: Iterable[str], store: Store, *, name: str = "exported results") -> Merged:
    """Add exported lines to a store, all or nothing; a second time adds nothing.

    `name` is the file for messages; open it with `errors="replace"`, as a sound one is ASCII.
    Raises InvalidTransfer with every bad line, UsageProblem when the lines are no export or a
    newer Errata's, and what `Store.merge` raises.
    """
    contents = _Contents()
    problems: list[Problem] = []
    for number, line in enumerate(lines, start=1):
        if line.strip() and (message := _fault(line, contents, name)):
            key = "header" if contents.run is None else ""
            problems.append(Problem(file=name, key=key, message=message, line=number))
            if contents.run is None:
                break
    if not problems:
        problems += _missing(contents, name)
    if problems or contents.run is None:
        raise InvalidTransfer(problems)
    return store.merge(contents.run, contents.results, contents.environments, contents.judgements)


def _fault(line: str, contents: _Contents, name: str) -> str:
    """Read one line into `contents` and return what is wrong with it, if anything."""
    try:
        plain = json.loads(line)
        if not isinstance(plain, dict):
            return "is not an object"
        _read_line(plain, contents, name)
    except json.JSONDecodeError as error:
        return f"is not JSON: {error.msg}"
    except (ArithmeticError, TypeError, ValueError, RecursionError) as error:
        return shortened(str(error))
    return ""


def _read_line(plain: Plain, contents: _Contents, name: str) -> None:
    if contents.run is None:
        _check_header(plain, name)
        contents.promised = decode(
            dict[str, int],
            {
                kind: plain.get(kind)
                for kind in ("environments", "results", "judgements")
                if kind != "judgements" or plain["schema"] > 1
            },
        )
        if "run" not in plain:
            raise ValueError("lacks 'run'")
        run = decode(RunHeader, plain["run"])
        if "uuid" not in plain["run"]:  # a new one would make it another run at every import
            raise ValueError("lacks 'uuid'")
        _check_size({"exit_code": run.exit_code, "trials": run.trials, **run.counts})
        finished = run.finished and run.finished.astimezone(timezone.utc)
        started = run.started.astimezone(timezone.utc)
        contents.run = replace(run, id=0, imported=True, started=started, finished=finished)
        return
    kind = plain.get("kind")
    if kind == "environment":
        contents.environments.append(decode(EnvironmentFacts, plain))
    elif kind == "result":
        contents.results.append(_result(plain))
    elif kind == "judgement":
        contents.judgements.append(decode(StoredJudgement, plain))
    else:
        kinds = "'environment', 'result' or 'judgement'"
        raise ValueError(f"'kind' must be {kinds}, not {shown_value(kind)}")


def _check_header(plain: Plain, name: str) -> None:
    if plain.get("errata") != _FORMAT:
        raise UsageProblem(
            f"{name} does not hold exported results", hint="make such a file with: errata export"
        )
    schema = plain.get("schema")
    if not isinstance(schema, int) or schema < 1:
        raise ValueError(f"'schema' must be {SCHEMA}, not {shown_value(schema)}")
    if schema > SCHEMA:
        raise UsageProblem(
            f"{name} was exported by a newer Errata, {plain.get('harness')} "
            f"(schema {schema}; this one knows {SCHEMA})",
            hint="upgrade errata (pip install --upgrade errata)",
        )


def _missing(contents: _Contents, name: str) -> Iterator[Problem]:
    if contents.run is None:
        yield Problem(file=name, key="", message="is empty")
    found = {
        "environments": len(contents.environments),
        "results": len(contents.results),
        "judgements": len(contents.judgements),
    }
    for kind, promised in contents.promised.items():
        if found[kind] != promised:
            message = f"the header promises {promised} {kind}, but {found[kind]} are here"
            yield Problem(file=name, key=kind, message=message, hint="was the file cut short?")


def _result(plain: Plain) -> StoredResult:
    stored: StoredResult = decode(StoredResult, plain | {"id": None})
    place = f"{stored.environment}:{stored.mode}:{stored.backend}"
    cell = f"{stored.case}@{place}:{Script(stored.script)}"
    if stored.cell != cell:
        raise ValueError(f"'cell' must be {shown_value(cell)}, not {shown_value(stored.cell)}")
    _check_size({"repeat": stored.repeat})
    return replace(stored, measured=stored.measured.astimezone(timezone.utc))


def _check_size(numbers: Mapping[str, int | None]) -> None:
    for name, number in numbers.items():
        if number is not None and abs(number) > _LARGEST:
            raise ValueError(f"{name!r} is too large")  # no database could keep it

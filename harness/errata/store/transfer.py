"""Carry a run between stores as JSON Lines, for results of machines that nobody else has."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Any

from errata.model.case import Script
from errata.model.errors import InvalidTransfer, Problem, UsageProblem
from errata.model.plain import result_from_plain, result_to_plain, shortened, shown_value
from errata.model.signature import Signature
from errata.store.base import EnvironmentFacts, Run, RunInfo, Store, StoredResult

__all__ = ["SCHEMA", "ImportSummary", "export_lines", "import_lines"]

SCHEMA = 1
"""The format of the lines. 1: a header, then environments, then results.

Read where present: a run's `options`, which earlier versions did not write.
"""

_FORMAT = "results"
_LARGEST = 2**31 - 1
_RESULT_TEXTS = ("cell", "case", "script", "environment", "mode", "backend", "key")
_FACT_TEXTS = ("environment", "lock_digest", "framework_version", "python_version", "platform")
_INFO_TEXTS = ("argv", "harness_version", "selection", "isolation", "uuid")
_RESULT_KINDS: tuple[tuple[tuple[str, ...], Any, str], ...] = (
    (("detail", "isolation_reason", "traceback", "stdout", "stderr"), str, "text"),
    (("signal", "framework_version"), str | None, "text"),
    (("wall_s", "cpu_s", "peak_mb"), int | float | None, "a number"),
    (("exit_code",), int | None, "a whole number"),
    (("digest",), dict | None, "an object"),
)

Plain = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class ImportSummary:
    """What an import found and what of it was new to the store."""

    run_id: int
    is_new_run: bool
    results: int
    new_results: int
    environments: int
    new_environments: int


@dataclass
class _Contents:
    """What the lines held."""

    run: Run | None = None
    promised: Mapping[str, int] = field(default_factory=dict)
    results: list[StoredResult] = field(default_factory=list)
    environments: list[EnvironmentFacts] = field(default_factory=list)


def export_lines(
    run: Run, results: Sequence[StoredResult], environments: Sequence[EnvironmentFacts]
) -> Iterator[str]:
    """Yield a run as lines, each with its line feed: pure ASCII, no line twice."""
    header = {
        "errata": _FORMAT,
        "schema": SCHEMA,
        "harness": run.info.harness_version,
        "run": _run_to_plain(run),
        "environments": len(environments),
        "results": len(results),
    }
    lines = [header, *map(_facts_to_plain, environments), *map(_result_to_plain, results)]
    for line in lines:
        yield json.dumps(line, separators=(",", ":")) + "\n"


def import_lines(
    lines: Iterable[str], store: Store, *, name: str = "exported results"
) -> ImportSummary:
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
    merged = store.merge(contents.run, contents.results, contents.environments)
    return ImportSummary(
        run_id=merged.run_id,
        is_new_run=merged.is_new,
        results=len(contents.results),
        new_results=merged.results,
        environments=len(contents.environments),
        new_environments=merged.environments,
    )


# Reading -----------------------------------------------------------------------------------


def _fault(line: str, contents: _Contents, name: str) -> str:
    """Read one line into `contents` and return what is wrong with it, if anything."""
    try:
        plain = json.loads(line)
        if not isinstance(plain, dict):
            return "is not an object"
        _read_line(plain, contents, name)
    except json.JSONDecodeError as error:
        return f"is not JSON: {error.msg}"
    except KeyError as error:
        return f"lacks {shown_value(error.args[0])}"
    except AttributeError:
        return "holds something else where an object must be"
    except (ArithmeticError, TypeError, ValueError, RecursionError) as error:
        return shortened(str(error))
    return ""


def _read_line(plain: Plain, contents: _Contents, name: str) -> None:
    if contents.run is None:
        _check_header(plain, name)
        promised = {kind: plain[kind] for kind in ("environments", "results")}
        _check(promised, promised, int, "a number")
        contents.promised = promised
        contents.run = _run_from_plain(plain["run"])
        return
    kind = plain.get("kind")
    if kind == "environment":
        contents.environments.append(_facts_from_plain(plain))
    elif kind == "result":
        contents.results.append(_result_from_plain(plain))
    else:
        raise ValueError(f"'kind' must be 'environment' or 'result', not {shown_value(kind)}")


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
    found = {"environments": len(contents.environments), "results": len(contents.results)}
    for kind, promised in contents.promised.items():
        if found[kind] != promised:
            message = f"the header promises {promised} {kind}, but {found[kind]} are here"
            yield Problem(file=name, key=kind, message=message, hint="was the file cut short?")


def _run_from_plain(plain: Plain) -> Run:
    _check(plain, _INFO_TEXTS, str, "text")
    finished = plain.get("finished")
    counts = plain.get("counts", {})
    if not isinstance(counts, dict):
        raise TypeError("'counts' must be an object")
    _check(counts, counts, int, "a number")
    _check({"exit_code": plain.get("exit_code")}, ["exit_code"], int | None, "a number")
    if not isinstance(plain.get("options", {}), dict):
        raise TypeError("'options' must be an object")
    return Run(
        id=0,
        info=RunInfo(
            started=_moment(plain["started"]),
            options=plain.get("options", {}),
            **{name: plain[name] for name in _INFO_TEXTS},
        ),
        finished=None if finished is None else _moment(finished),
        exit_code=plain.get("exit_code"),
        counts=counts,
        imported=True,
    )


def _facts_from_plain(plain: Plain) -> EnvironmentFacts:
    _check(plain, _FACT_TEXTS, str, "text")
    packages = dict(enumerate(plain.get("packages", [])))
    _check(packages, packages, str, "text")
    build = plain.get("build", {})
    if not isinstance(build, dict):
        raise TypeError("'build' must be an object")
    return EnvironmentFacts(
        packages=tuple(packages.values()),
        build=build,
        **{name: plain[name] for name in _FACT_TEXTS},
    )


def _result_from_plain(plain: Plain) -> StoredResult:
    _check(plain, _RESULT_TEXTS, str, "text")
    _check(plain, ("repeat",), int, "a number")
    place = f"{plain['environment']}:{plain['mode']}:{plain['backend']}"
    cell = f"{plain['case']}@{place}:{Script(plain['script'])}"
    if plain["cell"] != cell:
        raise ValueError(f"'cell' must be {shown_value(cell)}, not {shown_value(plain['cell'])}")
    result = result_from_plain(plain["result"])
    for names, kind, words in _RESULT_KINDS:
        _check(vars(result), names, kind, words)
    if result.signature is not None:
        _check_signature(result.signature)
    for pair in (*((w.category, w.message) for w in result.warnings), *result.chain):
        _check(dict(enumerate(pair)), range(2), str, "text")
    return StoredResult(
        result=result,
        measured=_moment(plain["measured"]),
        repeat=plain["repeat"],
        **{name: plain[name] for name in _RESULT_TEXTS},
    )


def _check_signature(signature: Signature) -> None:
    _check(vars(signature), ("type", "message", "at"), str, "text")
    for names in (signature.native, signature.bases):
        _check(dict(enumerate(names)), range(len(names)), str, "text")
    for frame in signature.frames:
        _check(vars(frame), ("file", "function"), str, "text")
        _check(vars(frame), ("line",), int, "a number")


def _moment(text: object) -> datetime:
    if not isinstance(text, str):
        raise TypeError(f"{shown_value(text)} is not a moment in time")
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise ValueError(f"{shown_value(text)} is not a moment in time") from error
    if moment.utcoffset() is None:
        raise ValueError(f"{shown_value(text)} has no time zone")
    return moment.astimezone(timezone.utc)


def _check(values: Mapping[Any, Any], names: Iterable[Any], kind: Any, words: str) -> None:
    for name in names:
        if not isinstance(values[name], kind):
            raise TypeError(f"{name!r} must be {words}, not {shown_value(values[name])}")
        if isinstance(values[name], int) and abs(values[name]) > _LARGEST:
            raise ValueError(f"{name!r} is too large")  # no database could keep it


# Writing -----------------------------------------------------------------------------------


def _run_to_plain(run: Run) -> Plain:
    options = {"options": dict(run.info.options)} if run.info.options else {}
    return {
        **options,
        **{name: getattr(run.info, name) for name in _INFO_TEXTS},
        "started": run.info.started.isoformat(),
        "finished": None if run.finished is None else run.finished.isoformat(),
        "exit_code": run.exit_code,
        "counts": dict(run.counts),
    }


def _facts_to_plain(facts: EnvironmentFacts) -> Plain:
    return {
        "kind": "environment",
        **{name: getattr(facts, name) for name in _FACT_TEXTS},
        "packages": list(facts.packages),
        "build": dict(facts.build),
    }


def _result_to_plain(stored: StoredResult) -> Plain:
    return {
        "kind": "result",
        **{name: getattr(stored, name) for name in _RESULT_TEXTS},
        "repeat": stored.repeat,
        "measured": stored.measured.isoformat(),
        "result": result_to_plain(stored.result),
    }

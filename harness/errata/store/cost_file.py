"""The committed file of measured costs: read whole or refused, written in canonical order."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from errata.model.costs import Costs
from errata.model.errors import InvalidCosts, Problem, StoreFailed
from errata.store.observed import Complain, read_json
from errata.system.files import replace_file
from errata.text.jsonable import Undecodable, decode

__all__ = ["SCHEMA", "costs_path", "read_costs", "write_costs"]

SCHEMA = 1
"""The format of the file. 1: seconds of environments' set-up and of cases by mode."""

_LONGEST = 1e9  # seconds
_HINT = "an unresolved merge? take either side"


def costs_path(record: Path) -> Path:
    """Name the file of measured costs: it lies next to the observed record."""
    return record.parent / "costs.json"


def read_costs(path: Path) -> Costs:
    """Read the committed figures; a missing file is an empty one.

    Raises InvalidCosts with every problem of the file.
    """
    problems: list[Problem] = []

    def complain(key: str, message: str, hint: str = "", line: int | None = None) -> None:
        problems.append(Problem(file=str(path), key=key, message=message, hint=hint, line=line))

    plain = read_json(path, SCHEMA, complain, merge_hint=_HINT)
    costs = Costs() if plain is None else _costs(plain, complain)
    if problems:
        raise InvalidCosts(problems)
    return costs


def _costs(plain: Mapping[str, Any], complain: Complain) -> Costs:
    try:
        costs: Costs = decode(Costs, {key: plain.get(key) for key in ("environments", "cases")})
    except Undecodable as error:
        for key, message in error.faults:
            complain(key, message)
        return Costs()
    tables = {
        "environments": {name: asdict(item) for name, item in costs.environments.items()},
        "cases": costs.cases,
    }
    for key, table in tables.items():
        for name, seconds in table.items():
            if not all(0 <= value <= _LONGEST for value in seconds.values()):
                complain(f"{key}.{name}", f"must be seconds between 0 and {_LONGEST:.0e}")
    return costs


def write_costs(path: Path, costs: Costs) -> bool:
    """Write the figures in canonical order, one name a line; returns whether the file changed.

    Raises StoreFailed where the file cannot be written.
    """
    data = _canonical(costs).encode()
    try:
        return replace_file(path, data)
    except OSError as error:
        raise StoreFailed(
            f"cannot write {str(path)!r}: {error.strerror}",
            hint="make the folder writable, then: errata costs",
        ) from error


def _canonical(costs: Costs) -> str:
    set_ups = {name: asdict(item) for name, item in costs.environments.items()}
    parts = [
        f'"schema": {SCHEMA}',
        _written("environments", set_ups),
        _written("cases", costs.cases),
    ]
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _written(key: str, table: Mapping[str, Mapping[str, float]]) -> str:
    """Write a table with one name a line, in order."""
    lines = [f"  {json.dumps(name)}: {_seconds(item)}" for name, item in sorted(table.items())]
    body = "{\n" + ",\n".join(lines) + "\n }" if lines else "{}"
    return f"{json.dumps(key)}: {body}"


def _seconds(item: Mapping[str, float]) -> str:
    whole = {key: int(value) if value == int(value) else value for key, value in item.items()}
    return json.dumps(dict(sorted(whole.items())))

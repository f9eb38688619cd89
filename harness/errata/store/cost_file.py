"""The committed file of measured costs: read whole or refused, written in canonical order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from errata.model.costs import Costs, SetUp
from errata.model.errors import InvalidCosts, Problem, StoreFailed
from errata.model.plain import shown_value
from errata.system.files import replace_file

__all__ = ["SCHEMA", "SETTING_UP", "costs_path", "read_costs", "write_costs"]

SCHEMA = 1
"""The format of the file. 1: seconds of environments' set-up and of cases by mode."""

SETTING_UP = ("build_s", "import_s")
_LONGEST = 1e9  # seconds
_UPGRADE = "upgrade errata (pip install --upgrade errata)"

Plain = dict[str, Any]
Complain = Callable[[str, str, str], None]


def costs_path(record: Path) -> Path:
    """Name the file of measured costs: it lies beside the observed record."""
    return record.parent / "costs.json"


def read_costs(path: Path) -> Costs:
    """Read the committed figures; a missing file is an empty one.

    Raises InvalidCosts with every problem of the file.
    """
    problems: list[Problem] = []

    def complain(key: str, message: str, hint: str = "", line: int | None = None) -> None:
        problems.append(Problem(file=str(path), key=key, message=message, hint=hint, line=line))

    costs = Costs()
    try:
        text = path.read_bytes().decode()
        plain = json.loads(text, object_pairs_hook=_unique)
    except (FileNotFoundError, NotADirectoryError):
        return costs
    except OSError as error:
        complain("", f"cannot be read: {error.strerror}")
    except json.JSONDecodeError as error:
        hint = "an unresolved merge? take either side" if "<<<<<<<" in text else ""
        complain("", f"is not JSON: {error.msg}", hint, error.lineno)
    except (ValueError, RecursionError) as error:
        complain("", f"is not JSON: {error}")
    else:
        if _has_header(plain, complain):
            costs = _parse(plain, complain)
    if problems:
        raise InvalidCosts(problems)
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


def _unique(pairs: list[tuple[str, Any]]) -> Plain:
    plain = dict(pairs)
    if len(plain) < len(pairs):
        counted = Counter(key for key, _ in pairs)
        twice = min(key for key, count in counted.items() if count > 1)
        raise ValueError(f"{shown_value(twice)} appears twice")
    return plain


def _has_header(plain: object, complain: Complain) -> bool:
    if not isinstance(plain, dict):
        complain("", "is not an object", "")
        return False
    schema = plain.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        complain("schema", f"made by a newer Errata ({schema}; this one knows {SCHEMA})", _UPGRADE)
    elif isinstance(schema, bool) or schema != SCHEMA:
        complain("schema", f"must be {SCHEMA}, not {shown_value(schema)}", "")
    else:
        return True
    return False


def _parse(plain: Plain, complain: Complain) -> Costs:
    environments = _table(plain, "environments", complain)
    for name, item in list(environments.items()):
        if set(item) != set(SETTING_UP):
            complain(f"environments.{name}", "must have 'build_s' and 'import_s', no more", "")
            del environments[name]
    return Costs(
        environments={name: SetUp(**item) for name, item in environments.items()},
        cases=_table(plain, "cases", complain),
    )


def _table(plain: Plain, key: str, complain: Complain) -> dict[str, dict[str, float]]:
    """Read names with their seconds, leaving out and complaining of what is none."""
    table = plain.get(key)
    if not isinstance(table, dict):
        complain(key, "must be an object", "")
        return {}
    good: dict[str, dict[str, float]] = {}
    for name, item in table.items():
        if isinstance(item, dict) and all(map(_is_seconds, item.values())):
            good[name] = item
        else:
            complain(f"{key}.{name}", "must be an object of seconds, each 0 or more", "")
    return good


def _is_seconds(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= _LONGEST


def _canonical(costs: Costs) -> str:
    set_ups: dict[str, Mapping[str, float]] = {
        name: {key: getattr(item, key) for key in SETTING_UP}
        for name, item in costs.environments.items()
    }
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

"""The committed file of measured costs: read it, measure a run, rewrite what really moved."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.execute.built import BuiltEnvironment
from harness.model.case import Script
from harness.model.costs import Costs, SetUp
from harness.model.errors import InvalidCosts, Problem, StoreFailed
from harness.store.base import BUILD_S, IMPORT_S, EnvironmentFacts, StoredResult

__all__ = [
    "SCHEMA",
    "Settled",
    "costs_path",
    "measure_costs",
    "read_costs",
    "settle",
    "write_costs",
]

SCHEMA = 1
"""The format of the file. 1: seconds of environments' set-up and of cases by mode."""

LEAST_S = 0.1  # what is shorter is noise beside starting it
MOVED = 1.5  # a figure stays until the new one is this many times as large, or as small

_SETTING_UP = ("build_s", "import_s")
_CONFIRMATIONS = 1_000  # repeats from here on are runs of their own, in fresh interpreters
_UPGRADE = "upgrade errata (pip install --upgrade errata)"

Plain = dict[str, Any]
Complain = Callable[[str, str, str], None]


@dataclass(frozen=True, kw_only=True)
class Settled:
    """The figures to commit, and the names whose figures are new, moved or gone."""

    costs: Costs
    new: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


def costs_path(record: Path) -> Path:
    """Name the file of measured costs: it lies beside the observed record."""
    return record.parent / "costs.json"


# Measuring ---------------------------------------------------------------------------------


def measure_costs(
    results: Iterable[StoredResult],
    facts: Iterable[EnvironmentFacts],
    built: Iterable[BuiltEnvironment],
) -> Costs:
    """Work out what a run's cases cost, and those of its environments that stand.

    A case's figure is the median over the releases. Nightly releases and interpreters of the
    user's own come and go, so their set-up is not kept.
    """
    return Costs(environments=_set_ups(facts, built), cases=_case_seconds(results))


def _case_seconds(results: Iterable[StoredResult]) -> dict[str, dict[str, float]]:
    from statistics import median

    shortest: dict[tuple[str, str, str], dict[str, float]] = {}
    for stored in results:
        seconds = stored.result.wall_s
        if seconds is None or stored.repeat >= _CONFIRMATIONS:
            continue
        place = f"{stored.environment}:{stored.backend}"
        scripts = shortest.setdefault((stored.case, stored.mode, place), {})
        scripts[stored.script] = min(seconds, scripts.get(stored.script, seconds))
    trials: dict[str, dict[str, list[float]]] = {}
    for (case, mode, _), scripts in shortest.items():
        if len(scripts) == len(Script):
            trials.setdefault(case, {}).setdefault(mode, []).append(sum(scripts.values()))
    return {
        case: {mode: _rounded(median(each)) for mode, each in modes.items()}
        for case, modes in trials.items()
    }


def _set_ups(
    facts: Iterable[EnvironmentFacts], built: Iterable[BuiltEnvironment]
) -> dict[str, SetUp]:
    """Read what environments cost: those that still stand from their stamps, else from the run."""
    held = {item.environment: item for item in facts}
    figures = {
        item.spec.id: (item.built_s, item.import_s)
        for item in built
        if item.spec.id in held
        and held[item.spec.id].lock_digest == item.lock_digest
        and item.directory is not None
        and not item.spec.nightly
    }
    for name, item in held.items():
        build_s, import_s = item.build.get(BUILD_S), item.build.get(IMPORT_S)
        if isinstance(build_s, int | float) and isinstance(import_s, int | float):
            figures.setdefault(name, (build_s, import_s))
    return {
        name: SetUp(build_s=_rounded(build_s), import_s=_rounded(import_s))
        for name, (build_s, import_s) in figures.items()
    }


def _rounded(seconds: float) -> float:
    """Round to two significant digits."""
    if seconds <= LEAST_S:
        return LEAST_S
    return round(seconds, 1 - math.floor(math.log10(seconds)))


# Keeping what hardly moved -----------------------------------------------------------------


def settle(
    before: Costs,
    measured: Costs,
    *,
    cases: Collection[str],
    environments: Collection[str],
) -> Settled:
    """Join committed and measured figures, so that a diff shows only what really changed.

    What was not measured stays, except what is neither in `cases` nor in `environments` any more.
    """
    old, new = _figures(before), _figures(measured)
    known = {name for name in {**old, **new} if name[1] in cases or name[1] in environments}
    kept = {name: seconds for name, seconds in old.items() if name in known}
    moved = [name for name in kept if name in new and _has_moved(kept[name], new[name])]
    fresh = [name for name in new if name in known and name not in kept]
    joined = {**kept, **{name: new[name] for name in (*moved, *fresh)}}
    return Settled(
        costs=_costs(joined),
        new=_names(fresh),
        moved=_names(moved),
        gone=_names(name for name in old if name not in known),
    )


# Which table, the environment or case, and which of its figures.
_Name = tuple[str, str, str]


def _figures(costs: Costs) -> dict[_Name, float]:
    figures = {
        ("environments", name, key): getattr(item, key)
        for name, item in costs.environments.items()
        for key in _SETTING_UP
    }
    cases = {("cases", c, m): s for c, modes in costs.cases.items() for m, s in modes.items()}
    return {**figures, **cases}


def _costs(figures: Mapping[_Name, float]) -> Costs:
    tables: dict[str, dict[str, dict[str, float]]] = {"environments": {}, "cases": {}}
    for (table, name, key), seconds in figures.items():
        tables[table].setdefault(name, {})[key] = seconds
    return Costs(
        environments={name: SetUp(**item) for name, item in tables["environments"].items()},
        cases=tables["cases"],
    )


def _has_moved(before: float, now: float) -> bool:
    return now > before * MOVED or now < before / MOVED


def _names(figures: Iterable[_Name]) -> tuple[str, ...]:
    return tuple(sorted({name for _, name, _ in figures}))


# Reading and writing -----------------------------------------------------------------------


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
    scratch = path.with_name(f"{path.name}.new")
    try:
        if path.exists() and path.read_bytes() == data:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_bytes(data)
        scratch.replace(path)
    except OSError as error:
        raise StoreFailed(
            f"cannot write {str(path)!r}: {error.strerror}",
            hint="make the folder writable, then: errata costs",
        ) from error
    return True


def _unique(pairs: list[tuple[str, Any]]) -> Plain:
    plain = dict(pairs)
    if len(plain) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"{min(key for key in keys if keys.count(key) > 1)!r} appears twice")
    return plain


def _has_header(plain: object, complain: Complain) -> bool:
    if not isinstance(plain, dict):
        complain("", "is not an object", "")
        return False
    schema = plain.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        complain("schema", f"made by a newer Errata ({schema}; this one knows {SCHEMA})", _UPGRADE)
    elif isinstance(schema, bool) or schema != SCHEMA:
        complain("schema", f"must be {SCHEMA}, not {schema!r}", "")
    else:
        return True
    return False


def _parse(plain: Plain, complain: Complain) -> Costs:
    environments = _table(plain, "environments", complain)
    for name, item in list(environments.items()):
        if set(item) != set(_SETTING_UP):
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
    return math.isfinite(value) and value >= 0


def _canonical(costs: Costs) -> str:
    set_ups: dict[str, Mapping[str, float]] = {
        name: {key: getattr(item, key) for key in _SETTING_UP}
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

"""The committed files: the record, with one file per case, and the measured costs, in one file.

Both are read whole or rejected, and written in canonical order.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from errata.model import errors
from errata.model.cell import split_environment
from errata.model.costs import Costs
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Signature
from errata.model.verdict import Observation, Recorded
from errata.model.versions import ReleaseOrder, release_order
from errata.system.files import SETTLED_NS, Kept, replace_file, states_of
from errata.text.jsonable import Undecodable, decode, encode, shown_value

SCHEMA = 2
"""The format of a record file. 1: trials by place, signatures by digest. 2: functions as well."""
COSTS_SCHEMA = 1
"""The format of the file of costs. 1: seconds of environments' set-up and of cases by mode."""

_SIGNATURES = ("signature", "fixed_signature")
_TABLES = ("signatures", "functions", "trials")
_FEW = 100  # files that are read sooner than what is kept of all
_STATES = "files"  # their states and the environments, by which the rest is kept
_MERGE_HINT = "an unresolved merge? take either side, then: errata accept"
_UPGRADE = "upgrade errata (pip install --upgrade errata)"

Places = Collection[str] | None  # environments; None: all
Plain = dict[str, Any]


Complain = Callable[..., None]  # takes key, message, hint and line of a problem of a file


@dataclass
class _CaseRecord:
    """One file as plain data: what is not rewritten stays exactly as it was read."""

    signatures: Plain = field(default_factory=dict)
    functions: Plain = field(default_factory=dict)  # with blanks between them
    trials: Plain = field(default_factory=dict)
    observations: dict[str, Observation] = field(default_factory=dict)


def read_record(
    folder: Path, cases: Collection[str] | None = None, places: Places = None
) -> dict[str, Observation]:
    """Read the record, or that of some cases or environments, by trial identifier.

    What is missing is empty. Without `cases`, those that no longer exist are read as well. Raises
    InvalidRecord with every problem of every file.
    """
    problems: list[errors.Problem] = []
    if cases is None or len(cases) > _FEW:
        found = _read_many(folder, cases, places, problems)
    else:
        records = [_load(_path(folder, case), case, problems, places) for case in cases]
        found = [one for record in records for one in record.observations.values()]
    if problems:
        raise errors.InvalidRecord(problems)
    return {one.id: one for one in found}


def _read_many(
    folder: Path, cases: Collection[str] | None, places: Places, problems: list[errors.Problem]
) -> list[Observation]:
    """Read what the user's cache keeps of the record, and files that changed since."""
    states = {at[len(f"{folder}/") : -5]: s for at, s in states_of(folder, ".json").items()}
    with closing(Kept("record", str(folder.resolve()))) as kept:
        kept_of: tuple[dict[str, tuple[int, int]], set[str]] = kept.get(_STATES) or ({}, set())
        before, every = kept_of
        news = {case for case in states.keys() | before if states.get(case) != before.get(case)}
        names = every if places is None or news else every.intersection(places)
        found: dict[str, list[Observation]] = {at: kept.get(at) for at in names}
        if None in found.values():  # damaged
            found, news = {}, {*states}
        if news:
            faults = _renew(kept, found, folder, states, news)
            problems += [p for case, p in faults if cases is None or case in cases]
    order = sorted(found if places is None else found.keys() & places, key=_environment_order)
    wanted = {one.case for at in order for one in found[at]} if cases is None else {*cases}
    chosen = (one for at in order for one in found[at] if one.case in wanted)
    return sorted(chosen, key=lambda one: one.case)


def _renew(
    kept: Kept,
    found: dict[str, list[Observation]],
    folder: Path,
    states: Mapping[str, tuple[int, int]],
    news: Set[str],
) -> list[tuple[str, errors.Problem]]:
    """Read the files of some cases into what was `found`, and keep it; returns what is wrong."""
    changed = {at for at, seen in found.items() if any(one.case in news for one in seen)}
    for at in changed:
        found[at] = [one for one in found[at] if one.case not in news]
    faults: list[tuple[str, errors.Problem]] = []
    for case in sorted(news & states.keys()):
        problems: list[errors.Problem] = []
        for one in _load(_path(folder, case), case, problems).observations.values():
            found.setdefault(at := _environment(one.place), []).append(one)
            changed.add(at)
        faults += [(case, problem) for problem in problems]
    faulty, settled = {case for case, _ in faults}, time.time_ns() - SETTLED_NS
    sure = {
        c: s for c, s in states.items() if c not in faulty and (c not in news or s[1] < settled)
    }
    kept.put({_STATES: (sure, {*found}), **{at: found[at] for at in changed}})
    return faults


def draft_record(folder: Path, observations: Iterable[Observation]) -> dict[Path, bytes]:
    """Work out what the files of the given trials would hold; all other trials are kept.

    Of a signature only its identity is kept. Raises InvalidRecord if any present file is invalid
    and HarnessFailure when two observations of one trial differ.
    """
    problems: list[errors.Problem] = []
    drafts: dict[Path, bytes] = {}
    for case, changed in sorted(_by_case(observations).items()):
        path = _path(folder, case)
        record = _load(path, case, problems)
        for place, observation in changed.items():
            record.trials[place] = _by_digest(observation, record)
        if not problems:
            drafts[path] = _canonical(case, record)
    if problems:
        raise errors.InvalidRecord(problems)
    return drafts


def _by_case(observations: Iterable[Observation]) -> dict[str, dict[str, Observation]]:
    cases: dict[str, dict[str, Observation]] = {}
    for observation in observations:
        places = cases.setdefault(observation.case, {})
        if places.setdefault(observation.place, observation) != observation:
            raise errors.HarnessFailure(
                f"{observation.id} was observed twice, differently",
                hint="this is a fault in errata: please report it with the command line",
            )
    return cases


def _path(folder: Path, case_id: str) -> Path:
    if not all(part.strip(".") for part in case_id.split("/")) or "\0" in case_id:
        raise errors.UsageProblem(f"{case_id!r} is not a case", hint="see: errata list")
    return folder / f"{case_id}.json"


def read_json(
    path: Path, schema: int, complain: Complain, *, merge_hint: str
) -> dict[str, Any] | None:
    """Read a committed JSON object with its key `schema`; None if it cannot be used.

    Formats up to `schema` are read. A missing file is None without a complaint. Keys that appear
    twice, as a careless merge leaves them, and the formats of newer versions are refused.
    """
    try:
        text = path.read_bytes().decode()
        plain = json.loads(text, object_pairs_hook=_unique)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        complain("", f"cannot be read: {error.strerror}")
    except json.JSONDecodeError as error:
        hint = merge_hint if "<<<<<<<" in text else ""
        complain("", f"is not JSON: {error.msg}", hint, error.lineno)
    except (ValueError, RecursionError) as error:
        complain("", f"is not JSON: {error}")
    else:
        found = plain.get("schema") if isinstance(plain, dict) else None
        if not isinstance(plain, dict):
            complain("", "is not an object")
        elif isinstance(found, int) and found > schema:
            message = f"made by a newer Errata ({found}; this one knows {schema})"
            complain("schema", message, _UPGRADE)
        elif isinstance(found, bool) or not isinstance(found, int) or found < 1:
            complain("schema", f"must be {schema}, not {shown_value(found)}")
        else:
            return plain
    return None


def _complain(
    path: Path,
    problems: list[errors.Problem],
    key: str,
    message: str,
    hint: str = "",
    line: int | None = None,
) -> None:
    problems.append(errors.Problem(file=str(path), key=key, message=message, hint=hint, line=line))


def _unique(pairs: list[tuple[str, Any]]) -> Plain:
    plain = dict(pairs)
    if len(plain) < len(pairs):
        counted = Counter(key for key, _ in pairs)
        twice = min(key for key, count in counted.items() if count > 1)
        raise ValueError(f"{shown_value(twice)} appears twice")
    return plain


def _load(
    path: Path, case: str, problems: list[errors.Problem], places: Places = None
) -> _CaseRecord:
    """Read one file, or what it has of some environments, adding what is wrong to `problems`."""
    complain = partial(_complain, path, problems)
    plain = read_json(path, SCHEMA, complain, merge_hint=_MERGE_HINT)
    if plain is None:
        return _CaseRecord()
    if plain.get("case") != case:
        shown = shown_value(plain.get("case"))
        complain("case", f"must be {case!r}, as the file is named, not {shown}")
    elif not all(isinstance(plain.get(key, {}), dict) for key in _TABLES):
        complain("", "'signatures', 'functions' and 'trials' must be objects")
    else:
        if places is not None:
            trials = plain.get("trials", {}).items()
            plain["trials"] = {at: one for at, one in trials if _environment(at) in places}
        return _parse(plain, case, complain)
    return _CaseRecord()


def _parse(plain: Plain, case: str, complain: Complain) -> _CaseRecord:
    record = _CaseRecord(**{table: plain.get(table, {}) for table in _TABLES})
    sound = {digest for digest in record.signatures if _is_sound(record, digest, complain)}
    for place, trial in record.trials.items():
        key = f"trials.{place}"
        if not isinstance(trial, dict):
            complain(key, "must be an object")
            continue
        used = {name: trial[name] for name in _SIGNATURES if trial.get(name)}
        functions = trial.get("functions", "")
        if missing := [one for one in used.values() if one not in list(record.signatures)]:
            complain(key, f"names signature {shown_value(missing[0])}, which is not in the file")
        elif functions and functions not in list(record.functions):
            complain(key, f"names functions {shown_value(functions)}, which are not in the file")
        elif functions and not isinstance(record.functions[functions], str):
            complain(f"functions.{functions}", "must be text: names with blanks between them")
        elif sound.issuperset(used.values()):
            whole = {name: record.signatures[digest] for name, digest in used.items()}
            whole["functions"] = record.functions[functions].split() if functions else ()
            try:
                record.observations[place] = decode(
                    Observation, {**trial, **whole, "case": case, "place": place}
                )
            except Undecodable as error:
                complain(key, str(error))
    return record


def _is_sound(record: _CaseRecord, digest: str, complain: Complain) -> bool:
    key = f"signatures.{digest}"
    try:
        plain = record.signatures[digest]
        signature: Signature = decode(Signature, plain)
    except Undecodable as error:
        complain(key, str(error))
        return False
    if "version" not in plain:
        complain(key, "lacks 'version'")
        return False
    if signature.version > SIGNATURE_VERSION:
        complain(key, f"uses version {signature.version} of the signatures", _UPGRADE)
        return False
    # A text that reading brings to the present form has the digest of what it was.
    if signature.message == plain["message"] and signature.digest != digest:
        complain(key, f"has the digest {signature.digest!r}", "edited by hand? run: errata accept")
        return False
    return True


def _by_digest(observation: Observation, record: _CaseRecord) -> Plain:
    """Turn an observation into plain data: what trials have in common is added once, by digest."""
    trial: Plain = encode(Recorded, observation)
    for name in _SIGNATURES:
        signature: Signature | None = getattr(observation, name)
        if signature is not None:
            bare = replace(signature, bases=(), frames=())
            # Whatever version of the signatures wrote it.
            record.signatures.setdefault(bare.digest, encode(Signature, bare))
            trial[name] = bare.digest
    if observation.functions:
        text = " ".join(observation.functions)
        trial["functions"] = hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:12]
        record.functions[trial["functions"]] = text
    return trial


def _canonical(case: str, record: _CaseRecord) -> bytes:
    named = (*_SIGNATURES, "functions")
    used = {trial.get(name) for trial in record.trials.values() for name in named}
    functions = {d: text for d, text in sorted(record.functions.items()) if d in used}
    trials = sorted(
        (*_environment_order(_environment(place)), place.rsplit(":", 2)[1:], place)
        for place in record.trials
    )
    plain = {
        "case": case,
        "schema": SCHEMA,
        "signatures": {d: _sorted(s) for d, s in sorted(record.signatures.items()) if d in used},
        **({"functions": functions} if functions else {}),
        "trials": {place: _sorted(record.trials[place]) for *_, place in trials},
    }
    text = json.dumps(plain, indent=1, ensure_ascii=False)
    # A lone surrogate, which UTF-8 cannot hold, becomes the escape that JSON has for it.
    return f"{text}\n".encode(errors="backslashreplace")


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(item) for item in value] if isinstance(value, (list, tuple)) else value


def _environment(place: str) -> str:
    return place.rsplit(":", 2)[0]


def _environment_order(environment: str) -> tuple[str, ReleaseOrder, str]:
    framework, release, more = split_environment(environment)
    return (framework, release_order(release), more)


def write_draft(path: Path, content: bytes, again: str = "errata accept") -> bool:
    """Write a committed file if its content changes; return whether it did.

    Raises StoreFailed when it cannot be written; `again` is the command that writes it.
    """
    try:
        return replace_file(path, content)
    except OSError as error:
        raise errors.StoreFailed(
            f"{path} cannot be written: {error.strerror}",
            hint=f"make its folder writable and free some space, then: {again}",
        ) from error


_LONGEST = 1e9  # seconds
_HINT = "an unresolved merge? take either side"


def costs_path(record: Path) -> Path:
    """Name the file of measured costs: it lies next to the observed record."""
    return record.parent / "costs.json"


def read_costs(path: Path) -> Costs:
    """Read the committed figures; a missing file is an empty one.

    Raises InvalidCosts with every problem of the file.
    """
    problems: list[errors.Problem] = []
    complain = partial(_complain, path, problems)
    plain = read_json(path, COSTS_SCHEMA, complain, merge_hint=_HINT)
    costs = Costs() if plain is None else _costs(plain, complain)
    if problems:
        raise errors.InvalidCosts(problems)
    return costs


def _costs(plain: Mapping[str, Any], complain: Complain) -> Costs:
    try:
        tables = {key: plain.get(key) for key in ("environments", "cases")}
        costs: Costs = decode(
            Costs, tables | {key: plain.get(key, {}) for key in ("layers", "preloaded")}
        )
    except Undecodable as error:
        for key, message in error.faults:
            complain(key, message)
        return Costs()
    seconds = {
        "environments": {name: asdict(item) for name, item in costs.environments.items()},
        "cases": costs.cases,
        "preloaded": costs.preloaded,
    }
    for key, table in seconds.items():
        for name, figures in table.items():
            if not all(0 <= value <= _LONGEST for value in figures.values()):
                complain(f"{key}.{name}", f"must be seconds between 0 and {_LONGEST:.0e}")
    return costs


def write_costs(path: Path, costs: Costs) -> bool:
    """Write the figures in canonical order, one name a line; returns whether the file changed.

    Raises StoreFailed where the file cannot be written.
    """
    return write_draft(path, _canonical_costs(costs).encode(), again="errata costs --write")


def _canonical_costs(costs: Costs) -> str:
    set_ups = {name: asdict(item) for name, item in costs.environments.items()}
    parts = [
        f'"schema": {COSTS_SCHEMA}',
        _written("environments", set_ups),
        _written("cases", costs.cases),
        *([_written("layers", costs.layers)] if costs.layers else []),
        *([_written("preloaded", costs.preloaded)] if costs.preloaded else []),
    ]
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _written(key: str, table: Mapping[str, Mapping[str, float]]) -> str:
    lines = [f"  {json.dumps(name)}: {_seconds(item)}" for name, item in sorted(table.items())]
    body = "{\n" + ",\n".join(lines) + "\n }" if lines else "{}"
    return f"{json.dumps(key)}: {body}"


def _seconds(item: Mapping[str, float]) -> str:
    whole = {key: int(value) if value == int(value) else value for key, value in item.items()}
    return json.dumps(dict(sorted(whole.items())))

"""What must hold for every input, however hostile: one function per input, from bytes to nothing.

Each raises AssertionError, or whatever escapes, where the rule is broken: bad input never gives a
traceback, always one of our own errors that names the place. Property tests and coverage-guided
fuzzing run the same functions.
"""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from factories import REPOSITORY, check_corpora, write_case

from errata.commands.bundle.replaying import open_bundle
from errata.commands.capture.case_files import read_blocks
from errata.commands.diagnose.vocabulary import cleaned, words_of
from errata.model.errors import CaseProblems, ErrataError, Problem
from errata.model.matching import as_present, fold, matches_text, normalise_message
from errata.model.native import split_message
from errata.model.source import decode_script, parse_script, places_of, statement_at, statements
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.store.observed import read_costs, read_record
from errata.store.sql import Store
from errata.store.tables import SCHEMA, TABLES
from errata.store.transfer import export_lines, import_lines
from errata.text.tracebacks import find_traces


def text_of(data: bytes) -> str:
    """Read any bytes as text, lone surrogates included."""
    return data.decode("utf-8", "surrogateescape")


@cache
def _folder() -> Path:
    folder = tempfile.mkdtemp(prefix="errata-fuzz-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@cache
def _frameworks() -> dict[str, Framework]:
    return load_frameworks(REPOSITORY / "envs")


@cache
def _store(name: str) -> Store:
    del name
    return Store()


def _emptied(name: str) -> Store:
    """Empty a store that is kept for the next input: making one takes longer than filling it."""
    store = _store(name)
    with store._engine.begin() as connection:
        for table in reversed(TABLES.sorted_tables):
            if table is not SCHEMA:
                connection.execute(table.delete())
    return store


@contextlib.contextmanager
def _only_our_errors(place: str) -> Iterator[None]:
    """Let our own errors pass that say where, in one line, and what to do next."""
    problems: Sequence[Problem] = ()
    try:
        yield
    except CaseProblems as error:
        said, hint, problems = error.message, error.hint, error.problems
    except ErrataError as error:
        said, hint = error.message, error.hint
    else:
        return
    assert hint
    assert "\n" not in said
    assert problems or place in said
    _check_problems(problems, place)


def _check_problems(problems: Sequence[Problem], place: str) -> None:
    for problem in problems:
        assert place in problem.file
        assert problem.message
        assert problem.line is None or problem.line >= 1
        assert len(str(problem)) < 5_000


def case_file(data: bytes) -> None:
    """Load a case.toml."""
    folder = write_case(_folder() / "cases" / "torch" / "one", data)
    cases, problems = check_corpora([folder.parents[1]], _frameworks())
    assert bool(cases) != bool(problems)
    _check_problems(problems, str(folder))


def script(data: bytes) -> None:
    """Load a script, and find statements in it."""
    folder = write_case(_folder() / "scripts" / "torch" / "one", broken=data)
    _, problems = check_corpora([folder.parents[1]], _frameworks())
    _check_problems(problems, str(folder))
    try:
        source = decode_script(data)
        parse_script(source)
    except SyntaxError:
        assert problems
        return
    found = statements(source)
    lines = source.count("\n") + source.count("\r") + 2
    for number in {0, 1, lines // 2, lines, 10**9}:
        here = statement_at(source, number)
        assert not here or here in found
    for text in found[:3]:
        assert places_of(source, text)


def framework_table(data: bytes) -> None:
    """Load a framework table."""
    folder = _folder() / "table"
    folder.mkdir(exist_ok=True)
    (folder / "torch.toml").write_bytes(data)
    with _only_our_errors(str(folder)):
        load_frameworks(folder)


def message(data: bytes) -> None:
    """Split, normalise and match a message."""
    text = text_of(data)
    split = split_message(text)
    assert bool(split.message.strip()) == bool(text.strip())
    for said in (text, split.message):
        once = normalise_message(said)
        assert normalise_message(once) == once == fold(once) == as_present(once)
        assert matches_text(said, said)
        assert matches_text(once, said)


def pattern(data: bytes) -> None:
    """Match a text, behind the first zero byte, with a pattern."""
    one, _, other = text_of(data).partition("\0")
    if matches_text(one, other) and not any(mark in one for mark in ("…", "...", "0x", "::", "/")):
        assert fold(one) == normalise_message(other)


def traceback(data: bytes) -> None:
    """Find errors in a text."""
    text = text_of(data)
    for trace in find_traces(text):
        assert bool(trace.type) != bool(trace.signal)
        assert trace.line >= 1
        assert "" not in trace.statements
    words_of(cleaned(text))


def issue(data: bytes) -> None:
    """Read a saved issue."""
    read_blocks(text_of(data))


def results(data: bytes) -> None:
    """Import exported results; what is taken can be exported and taken again."""
    store = _emptied("one")
    with _only_our_errors("gpu.jsonl"):
        lines = data.decode("utf-8", "replace").splitlines(keepends=True)
        number = import_lines(lines, store, name="gpu.jsonl").run_id
        again = export_lines(store.run(number), store.results(number), store.environments(number))
        other = _emptied("other")
        assert import_lines(again, other, name="gpu.jsonl").given_results == len(
            store.results(number)
        )
        return
    assert store.runs() == []


def record(data: bytes) -> None:
    """Read a file of the observed record."""
    folder = _folder() / "observed"
    (folder / "torch").mkdir(parents=True, exist_ok=True)
    (folder / "torch" / "one.json").write_bytes(data)
    with _only_our_errors(str(folder)):
        read_record(folder, ["torch/one"])


def costs(data: bytes) -> None:
    """Read the file of measured costs."""
    path = _folder() / "costs.json"
    path.write_bytes(data)
    with _only_our_errors(str(path)):
        read_costs(path)


def bundle(data: bytes) -> None:
    """Open a bundle."""
    path = _folder() / "bundle.zip"
    path.write_bytes(data)
    with _only_our_errors(path.name):
        opened = open_bundle(path)
        assert all(".." not in name.split("/") for name in opened.members)
        assert all(not name.startswith(("/", "\\")) for name in opened.members)


RULES: dict[str, Callable[[bytes], None]] = {
    rule.__name__: rule
    for rule in (
        *(case_file, script, framework_table, message, pattern, traceback, issue),
        *(results, record, costs, bundle),
    )
}

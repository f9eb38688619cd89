"""Read a user's source files and find triggers in them, in several processes."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import Hit, ReadTrigger, find_hits, read_trigger
from errata.model.case import Trigger
from errata.model.errors import UsageProblem
from errata.model.source import decode_script, parse_script

LARGEST = 5_000_000  # bytes: a longer file is data
_FEW = 40  # files that one process reads sooner than others have started
_SUFFIXES = (".py", ".pyi", ".ipynb")
_LEFT_OUT = frozenset({"__pycache__", "node_modules", "site-packages", ".git", ".hg", ".svn"})
_MAGIC = re.compile(r"^([ \t]{0,200})[%!?].*$", re.MULTILINE)
_WORD = re.compile(r"\w+")
_CELL_MAGIC = re.compile(r"^\s{0,200}%%(?!(?:time|timeit|capture)\b)")

Given = tuple[str, str, int, Trigger]
"""A trigger with its case, framework and number."""


@dataclass(frozen=True, kw_only=True)
class FileScan:
    """What one file has: its lines, the hits, and the reason where it was not read.

    `cells` are the lines (from 0) at which the cells of a notebook begin, with the cell's number.
    """

    name: str
    lines: int = 0
    hits: tuple[Hit, ...] = ()
    problem: str = ""
    cells: tuple[tuple[int, int], ...] = ()

    def place(self, line: int) -> str:
        """Name a line of the file; in a notebook, by its cell."""
        cell = next((one for one in reversed(self.cells) if one[0] < line), None)
        return (
            f"{self.name}:{line}"
            if cell is None
            else f"{self.name}:cell {cell[1]}:{line - cell[0]}"
        )


# Which files ------------------------------------------------------------------------------------


def find_files(paths: Sequence[Path], exclude: Sequence[str] = ()) -> list[Path]:
    """List the Python files and notebooks in files and folders, each once.

    `exclude` are globs of files or folders, of a whole path or its end.
    What Git ignores, environments, caches and hidden folders are left out, unless they are named
    themselves. Raises UsageProblem for a path that is not there and a folder without any.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = _in_folder(path)
            if not inside:
                raise UsageProblem(
                    f"no Python file or notebook in {str(path)!r}",
                    hint="what Git ignores, hidden folders and environments count only if named",
                )
            found |= dict.fromkeys(inside)
        elif path.exists():
            found[path] = None
        else:
            raise UsageProblem(f"there is no file or folder {str(path)!r}", hint="name another one")
    globs = [glob for one in exclude for glob in (one, f"{one}/*", f"*/{one}", f"*/{one}/*")]
    return [path for path in found if not any(fnmatch(path.as_posix(), one) for one in globs)]


def _in_folder(folder: Path) -> list[Path]:
    listed = _known_to_git(folder)
    names = listed if listed is not None else _walked(folder)
    return sorted(folder / name for name in names if name.endswith(_SUFFIXES))


def _known_to_git(folder: Path) -> list[str] | None:
    """List the files that Git knows or does not ignore; None outside a repository."""
    git = shutil.which("git")
    if git is None:
        return None
    command = [
        git,
        "-C",
        str(folder),
        *["ls-files", "-z", "-c", "-o", "--exclude-standard", "--", "."],
    ]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        return None
    names = os.fsdecode(done.stdout).split("\0")
    return [name for name in names if name and (folder / name).is_file()]


def _walked(folder: Path) -> Iterator[str]:
    for parent, folders, names in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if not name.startswith(".")
            and name not in _LEFT_OUT
            and not (Path(parent) / name / "pyvenv.cfg").exists()
        ]
        for name in names:
            yield os.path.relpath(Path(parent) / name, folder)


# What they have ---------------------------------------------------------------------------------


def scan_source(name: str, data: bytes, triggers: Sequence[ReadTrigger]) -> FileScan:
    """Find triggers in the content of one file; what cannot be read is a problem of it."""
    if len(data) > LARGEST:
        return _too_large(name, len(data))
    try:
        source, cells = _notebook(data) if name.endswith(".ipynb") else (decode_script(data), ())
        lines = source.count("\n") + 1
        words = set(_WORD.findall(source))  # more than its names, and sooner known
        able = [one for one in triggers if not words.isdisjoint(one.roots) and one.may_match(words)]
        if able:
            hits = tuple(find_hits(Program(source), able))
        else:
            parse_script(source)  # whether it can be read at all
            hits = ()
    except SyntaxError as error:
        place = f", line {error.lineno}" if error.lineno else ""
        return FileScan(name=name, problem=f"not read: {error.msg}{place}")
    except (RecursionError, MemoryError):
        return FileScan(name=name, problem="not read: too deeply nested")
    return FileScan(name=name, lines=lines, hits=hits, cells=tuple(cells))


def _too_large(name: str, size: int) -> FileScan:
    return FileScan(
        name=name, problem=f"not read: {size / 1e6:.0f} MB; the limit is {LARGEST / 1e6:.0f} MB"
    )


def comments_of(path: Path) -> list[tuple[str, str]]:
    """Return the comments of a file with their places; none for a file without a `#`.

    Raises OSError, and SyntaxError for a file that Python cannot read.
    """
    data = path.read_bytes()
    if len(data) > LARGEST or b"#" not in data:
        return []
    is_notebook = path.suffix == ".ipynb"
    source, cells = _notebook(data) if is_notebook else (decode_script(data), [])
    if "errata:" not in source:
        return []
    scan = FileScan(name=str(path), cells=tuple(cells))
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    except (tokenize.TokenError, IndentationError) as error:
        raise SyntaxError(str(error.args[0])) from error
    return [
        (scan.place(token.start[0]), token.string)
        for token in tokens
        if token.type == tokenize.COMMENT
    ]


def _notebook(data: bytes) -> tuple[str, list[tuple[int, int]]]:
    """Join the code cells of a notebook; raises SyntaxError for what is none."""
    try:
        cells = json.loads(data.decode("utf-8", "replace"))["cells"]
        texts = [
            (number, "".join(cell["source"]))
            for number, cell in enumerate(cells, 1)
            if cell["cell_type"] == "code"
        ]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SyntaxError("not a notebook") from error
    source, starts = "", []
    for number, text in texts:
        starts.append((source.count("\n"), number))
        code = "" if _CELL_MAGIC.match(text) else _MAGIC.sub(r"\1pass", text)
        source += code.rstrip() + "\n"
    return source, starts


def scan_files(
    files: Sequence[Path], given: Sequence[Given], *, jobs: int | None = None
) -> Iterator[FileScan]:
    """Find triggers in files, in the order given; `jobs` processes share the work."""
    jobs = jobs or os.cpu_count() or 1
    if len(files) <= _FEW or jobs == 1:
        triggers = _read(given)
        yield from (_scan_file(path, triggers) for path in files)
        return
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(given,)) as pool:
        try:
            yield from pool.map(_scan_here, files, chunksize=8)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_HERE: list[ReadTrigger] = []  # of a worker process


def _begin(given: Sequence[Given]) -> None:
    _HERE[:] = _read(given)


def _scan_here(path: Path) -> FileScan:
    return _scan_file(path, _HERE)


def _read(given: Iterable[Given]) -> list[ReadTrigger]:
    return [read_trigger(*one) for one in given]


def _scan_file(path: Path, triggers: Sequence[ReadTrigger]) -> FileScan:
    try:
        size = path.stat().st_size
        if size > LARGEST:
            return _too_large(str(path), size)
        data = path.read_bytes()
    except OSError as error:
        return FileScan(name=str(path), problem=f"not read: {error.strerror}")
    return scan_source(str(path), data, triggers)

"""Find the triggers of cases in programs, and in a user's files by several processes."""

from __future__ import annotations

import ast
import io
import json
import multiprocessing
import operator
import os
import re
import shutil
import subprocess
import threading
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Annotated

from packaging.version import Version
from pydantic import Field

from errata.commands.diagnose.vocabulary import Names
from errata.commands.scan.patterns import Bindings, Bound, Pattern, read_pattern
from errata.commands.scan.program import Check, Program
from errata.commands.scan.values import parameters_of, words_of
from errata.model.case import Case, Confidence, Trigger
from errata.model.errors import UsageProblem
from errata.model.source import decode_script, parse_script
from errata.model.versions import parse_version
from errata.text.jsonable import About
from errata_hints.watching import WatchedFunctions, leaves_out

# What a hole can be said to stand for, beside patterns and `/expressions/`.
_KINDS = ("int", "float", "str", "bool", "literal", "parameter", "name", "module")

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_ROOTS = {"torch": ("torch", "functorch")}
_TYPES: Mapping[str, type] = {"int": int, "float": float, "str": str, "bool": bool}
# Not `le`: a build such as `2.9.0+cpu` is above 2.9.0.
_COMPARE = {">=": operator.ge, ">": operator.gt, "<=": operator.lt, "<": operator.lt}
_LINE_END = re.compile(rb"\r\n|\r|\n")
_MOST = 1000  # neighbours that are compared for one place

LARGEST = 5_000_000  # bytes: a longer file is data
_FEW = 40  # files that one process reads sooner than others have started
_SUFFIXES = (".py", ".pyi", ".ipynb")
_LEFT_OUT = frozenset({"__pycache__", "node_modules", "site-packages", ".git", ".hg", ".svn"})
_MAGIC = re.compile(r"^([ \t]{0,200})[%!?].*$", re.MULTILINE)
_CELL_MAGIC = re.compile(r"^\s{0,200}%%(?!(?:time|timeit|capture)\b)")

Given = tuple[str, str, int, Trigger]
"""A trigger with its case, framework and number."""


_LEVELS = list(Confidence)
_Option = Pattern | re.Pattern[str] | str  # of what a hole may stand for
_Where = tuple[str, tuple[_Option, ...]]
_Chains = Sequence[Sequence[ast.AST]]


@dataclass(frozen=True, kw_only=True)
class Hit:
    """A place where a program has a trigger of a case.

    Lines count from 1, columns from 0. `replacement` is the text that belongs in the place of
    `text`, where the trigger has one. `checks` are the comparisons with the framework's release
    that it stands below.
    """

    case: str
    number: Annotated[int, Field(exclude=True)]
    confidence: Confidence
    line: int
    column: int
    last_line: int
    last_column: int
    text: str
    replacement: Annotated[str, About("What to write instead; empty where nobody can say.")]
    name: Annotated[str, About("The framework's name that some releases lack.")] = ""
    lacking: Annotated[tuple[str, ...], Field(exclude=True)] = ()  # the releases that lack it
    checks: Annotated[tuple[Check, ...], Field(exclude=True)] = ()

    def runs_on(self, release: str) -> bool:
        """Return whether the place surely runs on a release, by the checks around it."""
        own = parse_version(release.partition("+")[0])
        return not self.checks or (
            own is not None
            and all(_COMPARE[sign](own, Version(bound)) for sign, bound in self.checks)
        )


@dataclass(frozen=True, kw_only=True)
class ReadTrigger:
    """A trigger with its patterns read, or the names of which some releases lack some."""

    case: str
    framework: str
    number: int
    trigger: Trigger
    code: tuple[Pattern, ...]
    parts: Mapping[str, tuple[Pattern, ...]]
    where: tuple[_Where, ...] = ()
    names: Names | None = None

    def may_match(self, words: Set[str]) -> bool:
        """Return whether a program with these names can have the trigger; asked for every file."""
        return all(any(needed <= words for needed in group) for group in self._needed)

    @cached_property
    def _needed(self) -> list[list[frozenset[str]]]:
        """The names of which one set each must be there: of the code, contexts and neighbours."""
        groups: list[Sequence[Pattern]] = [self.code, self.parts["inside"]]
        groups += [(one,) for part in ("has", "after", "before") for one in self.parts[part]]
        for hole, options in self.patterned:
            if all(hole in one.holes for one in self.code):
                groups.append(options)  # what a hole of the code stands for
        return [[one.words for one in group] for group in groups if group]

    @cached_property
    def patterned(self) -> list[tuple[str, list[Pattern]]]:
        """The holes that can stand for patterns alone, with these."""
        found = [(hole, [p for p in some if isinstance(p, Pattern)]) for hole, some in self.where]
        return [
            one
            for one, (_, some) in zip(found, self.where, strict=True)
            if len(one[1]) == len(some)
        ]

    @property
    def roots(self) -> tuple[str, ...]:
        """The packages of which a program must import one."""
        return _ROOTS.get(self.framework, (self.framework,))


_PARTS = ("unless", "inside", "outside", "has", "lacks", "after", "before")


def read_trigger(case: str, framework: str, number: int, trigger: Trigger) -> ReadTrigger:
    """Read the patterns of a trigger; raises ValueError with what is wrong of the first bad one."""
    parts = {name: tuple(map(read_pattern, getattr(trigger, name))) for name in _PARTS}
    where = tuple((hole, tuple(map(_option, options))) for hole, options in trigger.where)
    code = tuple(map(read_pattern, trigger.code))
    texts = [pattern.text for pattern in (*code, *sum(parts.values(), ()))]
    texts += [one for _, options in trigger.where for one in options]
    for hole, _ in where:
        if not any(re.search(rf"\${hole}\b", text) for text in texts):
            raise ValueError(f"no pattern has the hole ${hole}")
    return ReadTrigger(
        case=case,
        framework=framework,
        number=number,
        trigger=trigger,
        code=code,
        parts=parts,
        where=where,
    )


def read_triggers(given: Sequence[Given], names: Mapping[str, Names]) -> list[ReadTrigger]:
    """Read triggers, and one for each case about what some releases lack."""
    found = [read_trigger(*one) for one in given]
    trigger = Trigger(code=(), confidence=Confidence.CERTAIN)
    about = (read_trigger(case, case.partition("/")[0], 0, trigger) for case in names)
    return [*found, *(replace(one, names=names[one.case]) for one in about)]


def check_tables(case: Case) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Yield the place in `case.toml` of each trigger or watched call that cannot be read, and why.

    The machinery asks this of the room of scan when it checks a case.
    """
    for number, trigger in enumerate(case.triggers):
        wrong = list(_bad_patterns(trigger))
        yield from ((("trigger", number, *place), message) for place, message in wrong)
        try:
            if not wrong:
                read_trigger(case.id, case.requires.framework, number, trigger)
        except ValueError as error:
            yield ("trigger", number), str(error)
    for number, watched in enumerate(case.watched):
        try:
            WatchedFunctions(watched.call, watched.when)
        except ValueError as error:
            yield ("watch", number), str(error)


def _bad_patterns(trigger: Trigger) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for part in ("code", *_PARTS):
        for number, text in enumerate(getattr(trigger, part)):
            try:
                read_pattern(text)
            except ValueError as error:
                yield (part, number), str(error)


def _option(text: str) -> Pattern | re.Pattern[str] | str:
    if text in _KINDS:
        return text
    if len(text) > 1 and text.startswith("/") and text.endswith("/"):
        try:
            return re.compile(text[1:-1])
        except re.error as error:
            raise ValueError(f"{text!r} is no regular expression: {error}") from None
    return read_pattern(text)


def find_hits(program: Program, triggers: Iterable[ReadTrigger]) -> list[Hit]:
    """Return every place where a program has one of the triggers, in reading order."""
    found: dict[tuple[object, ...], Hit] = {}

    for trigger in triggers:
        if program.modules.isdisjoint(trigger.roots) or not trigger.may_match(program.words):
            continue
        search = _Search(program, trigger)
        for node in search.nodes():
            checks = program.checks(node, trigger.framework)
            shown = program.shows(trigger.trigger.mode, node)
            if checks is None or shown is False:
                continue
            hit = search.hit(node, checks, is_assumed=shown is None)
            lines = program.lines[hit.line - 1 : hit.last_line]
            if not any(leaves_out(line, hit.case) for line in lines):
                place = (hit.case, hit.line, hit.column)
                found[place] = min(
                    found.get(place, hit), hit, key=lambda one: _LEVELS.index(one.confidence)
                )
    surest: dict[tuple[str, int], Confidence] = {}  # of several triggers of a case on one line
    for hit in sorted(found.values(), key=lambda one: _LEVELS.index(one.confidence)):
        surest.setdefault((hit.case, hit.line), hit.confidence)
    hits = [hit for hit in found.values() if surest[hit.case, hit.line] is hit.confidence]
    return sorted(hits, key=lambda hit: (hit.line, hit.column, hit.case))


@dataclass
class _Search:
    """Looks for one trigger in one program."""

    program: Program
    trigger: ReadTrigger
    bound: dict[ast.AST, Bindings] = field(default_factory=dict)
    named: dict[ast.AST, tuple[str, tuple[str, ...], Confidence]] = field(default_factory=dict)

    def nodes(self) -> Iterator[ast.AST]:
        """Yield the nodes that the trigger describes, each once."""
        if self.trigger.names is not None:
            yield from self._lacking(self.trigger.names)
        for pattern in filter(self._may_match, self.trigger.code):
            for node in list(self.program.nodes.get(pattern.key, ())):
                if node in self.bound or not hasattr(node, "lineno"):
                    continue
                bindings = self._matched(pattern, node)
                if bindings is not None:
                    self.bound[node] = bindings
                    yield node

    def _may_match(self, pattern: Pattern) -> bool:
        """Return whether the program may have a pattern, its contexts and neighbours, anywhere."""
        program, parts = self.program, self.trigger.parts
        groups = [options for hole, options in self.trigger.patterned if hole in pattern.holes]
        groups += [[one] for part in ("has", "after", "before") for one in parts[part]]
        groups.append([pattern])
        inside = not parts["inside"] or any(one.is_context(program) for one in parts["inside"])
        return inside and all(any(one.may_be_in(program) for one in group) for group in groups)

    def _lacking(self, names: Names) -> Iterator[ast.AST]:
        framework = self.trigger.framework
        below = self.program.names_below if names.kind == "names" else self.program.arguments_of
        for node, name, part in below(framework):
            base, having = names.having(part or framework), names.having(name)
            lacking = tuple(one for one in base or () if one not in (having or base or ()))
            if having and lacking and not self.program.asks_for(node, name):
                self.named[node] = name, lacking, _LEVELS[self.program.doubt(node)]
                yield node

    def _matched(self, pattern: Pattern, node: ast.AST) -> Bindings | None:
        bound: Bindings | None = pattern.match(self.program, node, {})
        # What costs least is asked first; with more holes it is asked again.
        if bound is None or self._kinds(node, bound) is None:
            return None
        for one in self.trigger.parts["unless"]:
            other = one.match(self.program, node, bound, generous=True)
            if other is not None and self._kinds(node, other) is not None:
                return None
        bound = self._surrounded(pattern, node, bound)
        for condition in (self._placed, self._neighbours, self._kinds):
            bound = condition(node, bound) if bound is not None else None
        return bound

    def _surrounded(self, pattern: Pattern, node: ast.AST, bound: Bindings) -> Bindings | None:
        """Compare the outer blocks of a nested pattern with what stands around a node."""
        if len(pattern.nested) == 1:
            return bound
        around = [*self.program.above(node)][::-1]
        return pattern.outer.match_chain(self.program, around, bound, own=True)

    def _placed(self, node: ast.AST, bound: Bindings) -> Bindings | None:
        inside, outside = self.trigger.parts["inside"], self.trigger.parts["outside"]
        if not inside and not outside:
            return bound
        chains = self.program.contexts(node)
        if self._in_one(outside, chains, node, bound) is not None:
            return None
        return self._in_one(inside, chains, node, bound) if inside else bound

    def _in_one(
        self, patterns: Sequence[Pattern], chains: _Chains, node: ast.AST, bound: Bindings
    ) -> Bindings | None:
        matches = (one.match_chain(self.program, c, bound) for c in chains for one in patterns)
        found = (one for one in matches if one is not None and self._kinds(node, one) is not None)
        return next(found, None)

    def _neighbours(self, node: ast.AST, bound: Bindings) -> Bindings | None:
        """Compare what else the function, class or file has."""
        parts = self.trigger.parts
        for part in ("has", "after", "before"):
            for pattern in parts[part]:
                found = next(self._near(pattern, part, node, bound), None)
                if found is None:
                    return None
                bound = found
        lacked = (one for each in parts["lacks"] for one in self._near(each, "lacks", node, bound))
        return bound if next(lacked, None) is None else None

    def _near(
        self, pattern: Pattern, part: str, node: ast.AST, bound: Bindings
    ) -> Iterator[Bindings]:
        roots, line = self._roots(node), getattr(node, "lineno", 0)
        side = {"after": operator.lt, "before": operator.gt}.get(part)
        near = (
            one
            for one in pattern.anywhere(self.program)
            if one is not node
            and (side is None or side(getattr(one, "lineno", 0), line))
            and not (roots and roots.isdisjoint(self.program.around(one)))
        )
        for one in islice(near, _MOST):
            if side is not None and self.program.exclude_each_other(node, one):
                continue
            matched = pattern.match(self.program, one, bound)
            if matched is not None:
                matched = self._surrounded(pattern, one, matched)
            if matched is not None and self._kinds(node, matched) is not None:
                yield matched

    def _roots(self, node: ast.AST) -> set[ast.AST]:
        """Return the definitions that count as near; none for the whole file."""
        scope = self.trigger.trigger.scope
        if scope == "module":
            return set()
        if scope == "class" and not isinstance(node, ast.ClassDef):
            node = self.program.scope_of(node, ast.ClassDef)
        elif not isinstance(node, _SCOPES):
            node = self.program.scope_of(node)
        found = {node}
        if isinstance(node, ast.ClassDef):
            bases = (getattr(base, "id", "") for base in self.program.bases(node))
            classes = self.program.classes
            found |= {classes[name] for name in bases if name in classes}
        return found

    def _kinds(self, node: ast.AST, bound: Bindings) -> Bindings | None:
        return next(self._meant(self.trigger.where, bound), None)

    def _meant(self, where: Sequence[_Where], bound: Bindings) -> Iterator[Bindings]:
        """Yield each way in which the holes are what `where` says of them."""
        if not where:
            yield bound
            return
        (hole, options), *rest = where
        if hole not in bound:
            yield from self._meant(rest, bound)
            return
        for found in (one for option in options for one in self._is(bound[hole], option, bound)):
            yield from self._meant(rest, found)

    def _is(self, what: Bound, option: _Option, bound: Bindings) -> Iterator[Bindings]:
        """Compare what a hole stands for; the holes of a pattern are then bound as well."""
        node = what.node
        if isinstance(option, re.Pattern):
            constant = None if node is None else self.program.constant_of(node)
            texts = [what.text] if constant is None else [what.text, ast.unparse(constant)]
            if any(option.fullmatch(text) is not None for text in texts):
                yield bound
        elif isinstance(option, str):
            if node is not None and self._is_kind(node, option):
                yield bound
        elif node is not None:
            values = self.program.origins(node)
            if "self." in option.text:  # each class has its own
                owner = self.program.scope_of(node, ast.ClassDef)
                values = [
                    one for one in values if self.program.scope_of(one, ast.ClassDef) is owner
                ]
            matches = (option.match(self.program, one, bound) for one in values)
            yield from (one for one in matches if one is not None)

    def _is_kind(self, node: ast.AST, kind: str) -> bool:
        if kind == "name":
            return isinstance(node, ast.Name)
        if kind == "module":
            return any(map(self.program.is_module, self.program.origins(node)))
        if kind == "parameter":
            scope = self.program.scope_of(node, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
            is_own = isinstance(node, ast.Name) and node.id in parameters_of(scope)
            return is_own and self.program.value_of(node) is None
        node = self.program.constant_of(node) or node
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
            node = node.operand
        if not isinstance(node, ast.Constant):
            return False
        return kind == "literal" or type(node.value) is _TYPES[kind]

    def hit(self, node: ast.AST, checks: tuple[Check, ...], *, is_assumed: bool) -> Hit:
        """Describe a node that was found; of a definition or a block only the header.

        `is_assumed` says that the program does not show the mode that the failure needs.
        """
        first, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
        last, end = getattr(node, "end_lineno", first), getattr(node, "end_col_offset", column)
        lines = self.program.lines
        body = getattr(node, "body", None)
        if isinstance(body, list) and body:
            last = first
            end = len(lines[first - 1].encode()) if first <= len(lines) else column
        text = self.program.segment(first, column, last, end)
        text = lines[first - 1].strip() if isinstance(node, ast.alias) else text
        told = self.named.get(node, ("", (), self.trigger.trigger.confidence))
        return Hit(
            case=self.trigger.case,
            number=self.trigger.number,
            confidence=Confidence.POSSIBLE if is_assumed else told[2],
            line=first,
            column=column,
            last_line=last,
            last_column=end,
            text=text,
            replacement=self._replacement(node),
            name=told[0],
            lacking=told[1],
            checks=checks,
        )

    def _replacement(self, node: ast.AST) -> str:
        template = self.trigger.trigger.replace
        if not template:
            return ""
        bound = self.bound[node]
        text = re.sub(
            r"\$([A-Z][A-Z0-9_]*)",
            lambda found: self._source(bound[found[1]]) if found[1] in bound else found[0],
            template,
        )
        if "..." in text and isinstance(node, ast.Call):
            parts = [self.program.text_of(each) for each in (*node.args, *node.keywords)]
            text = text.replace("...", ", ".join(parts)) if parts else text.replace("..., ", "")
        return text

    def _source(self, what: Bound) -> str:
        is_placed = what.node is not None and hasattr(what.node, "lineno")
        return self.program.text_of(what.node) if is_placed and what.node else what.text


def replaced_text(text: str, hits: Sequence[Hit]) -> str:
    """Return a source text with the replacements of hits; overlapping ones are made once."""
    data = text.encode()
    starts = [0, *(found.end() for found in _LINE_END.finditer(data))]
    last = len(data)
    for hit in sorted(hits, key=lambda one: (one.line, one.column), reverse=True):
        begin = starts[hit.line - 1] + hit.column
        end = starts[hit.last_line - 1] + hit.last_column
        if hit.replacement and end <= last and data[begin:end].decode() == hit.text:
            data = data[:begin] + hit.replacement.encode() + data[end:]
            last = begin
    return data.decode()


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
        where = f"{line}" if cell is None else f"cell {cell[1]}:{line - cell[0]}"
        return f"{self.name}:{where}"


def find_files(paths: Sequence[Path], exclude: Sequence[str] = ()) -> list[Path]:
    """List the Python files and notebooks in files and folders, each once.

    `exclude` are globs of files or folders, of a whole path or its end.
    What Git ignores, environments, caches and hidden folders are left out, unless they are named
    themselves. Raises UsageProblem for a path that is not there and a folder without any, and
    where `exclude` leaves nothing.
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
    kept = [path for path in found if not any(fnmatch(path.as_posix(), one) for one in globs)]
    if found and not kept:
        raise UsageProblem(
            f"every file is excluded ({len(found):,})",
            hint="see --exclude, and `exclude` of [tool.errata] in pyproject.toml",
        )
    return kept


def _in_folder(folder: Path) -> list[Path]:
    listed = _known_to_git(folder)
    names = listed if listed is not None else _walked(folder)
    return sorted(
        file for name in names if (file := folder / name).suffix in _SUFFIXES or file.is_dir()
    )


def _known_to_git(folder: Path) -> list[str] | None:
    """List the files that Git knows or does not ignore; None outside a repository."""
    git = shutil.which("git")
    if git is None:
        return None
    listing = ("ls-files", "-z", "-c", "-o", "--exclude-standard", "--", ".")
    done = subprocess.run([git, "-C", folder, *listing], capture_output=True, check=False)
    if done.returncode:
        return None
    names = os.fsdecode(done.stdout).split("\0")
    return [name for name in names if name and os.path.isfile(folder / name)]  # noqa: PTH113


def _walked(folder: Path) -> Iterator[str]:
    closed: list[str] = []
    for parent, folders, names in os.walk(folder, onerror=lambda one: closed.append(one.filename)):
        folders[:] = [
            name
            for name in folders
            if not name.startswith(".")
            and name not in _LEFT_OUT
            and not os.path.exists(Path(parent) / name / "pyvenv.cfg")  # noqa: PTH110 - of any kind
        ]
        for name in names:
            yield os.path.relpath(Path(parent) / name, folder)
    yield from (os.path.relpath(one, folder) for one in closed)  # told as what cannot be read


def scan_source(name: str, data: bytes, triggers: Sequence[ReadTrigger]) -> FileScan:
    """Find triggers in the content of one file; what cannot be read is a problem of it."""
    if len(data) > LARGEST:
        return _too_large(name, len(data))
    try:
        source, cells = _notebook(data) if name.endswith(".ipynb") else (decode_script(data), ())
        lines = source.count("\n") + 1
        words = words_of(source)
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
    files: Sequence[Path],
    given: Sequence[Given],
    names: Mapping[str, Names],
    *,
    jobs: int | None = None,
) -> Iterator[FileScan]:
    """Find triggers and names in files, in the order given; `jobs` processes share the work."""
    jobs = jobs or os.cpu_count() or 1
    if len(files) <= _FEW or jobs == 1:
        triggers = read_triggers(given, names)
        yield from (_scan_file(path, triggers) for path in files)
        return
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(given, names)) as pool:
        try:
            yield from pool.map(_scan_file, files, chunksize=8)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_HERE: list[ReadTrigger] = []  # of a worker process


def _begin(given: Sequence[Given], names: Mapping[str, Names]) -> None:
    threading.Thread(target=_end_with_the_command, daemon=True).start()
    _HERE[:] = read_triggers(given, names)


def _end_with_the_command() -> None:
    """Wait until the command has ended, and end: whoever kills it knows of no worker."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _scan_file(path: Path, triggers: Sequence[ReadTrigger] = _HERE) -> FileScan:
    try:
        size = path.stat().st_size
        if size > LARGEST:
            return _too_large(str(path), size)
        data = path.read_bytes()
    except OSError as error:
        return FileScan(name=str(path), problem=f"not read: {error.strerror}")
    return scan_source(str(path), data, triggers)

"""Patterns: Python code in which `$X` stands for an expression and `...` for whatever follows.

The form is the one that Semgrep and ast-grep made known. Names are written in full and match
through imports and aliases: `torch.stft(...)` finds `stft` after `from torch import stft`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from errata.commands.diagnose.vocabulary import placed_arguments
from errata.commands.scan.program import Program
from errata.commands.scan.values import ANY, SAME, canonical_name, dotted_text, keyed

_HOLE = re.compile(r"\$(_|[A-Z][A-Z0-9_]*)")
_HEADER = re.compile(r"(?:async )?(?:def|class|for|while|with|if|try)\b")
_PARAMETERS = re.compile(r"(def [\w$]{1,80}\()([^()]*)(\))")
_MARK = "_hole_"
_REST = "_rest_"
_IN_PLACE = ("self", "cls")  # compared as they are written
_LAYOUT = ("ctx", "type_comment", "type_params", "kind")  # fields that no pattern compares
# Of a block the header is compared, and whether it has an `else`.
_COMPARED: Mapping[type[ast.AST], tuple[str, ...]] = {
    ast.For: ("target", "iter"),
    ast.Assert: ("test",),
    ast.While: ("test",),
    ast.If: ("test",),
    ast.ExceptHandler: ("type",),
    ast.withitem: ("context_expr",),
    ast.arg: ("arg",),
}
_IN_ANY_ORDER = {ast.With: "items", ast.Try: "handlers", ast.Global: "names"}


@dataclass(frozen=True)
class Bound:
    """What a hole stands for: a node, or a plain name."""

    what: ast.AST | str

    @property
    def node(self) -> ast.AST | None:
        """The node; None for a plain name."""
        return None if isinstance(self.what, str) else self.what

    @cached_property
    def text(self) -> str:
        """The text, which few comparisons need."""
        return self.what if isinstance(self.what, str) else _text(self.what)


Bindings = Mapping[str, Bound]


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """A pattern; `nested` has its blocks, the outermost first, each without its body.

    `words` are the names that a program must have somewhere for the pattern to match.
    """

    text: str
    nested: tuple[ast.AST, ...]
    words: frozenset[str] = field(default=frozenset())

    @property
    def node(self) -> ast.AST:
        """What is looked for: the innermost block."""
        return self.nested[-1]

    @cached_property
    def outer(self) -> Pattern:
        """The blocks around the innermost one; without any it matches everywhere."""
        return Pattern(text=self.text, nested=self.nested[:-1])

    @cached_property
    def key(self) -> tuple[type[ast.AST], str]:
        """The kind of node that can match, and its last name where it has one."""
        return _key(self.node)

    def anywhere(self, program: Program) -> list[ast.AST]:
        """Return the nodes of a program that match, whatever the holes stand for.

        The blocks around them are not compared.
        """
        return [one for one in _like(program, self.node) if one in program.parents]

    @cached_property
    def holes(self) -> frozenset[str]:
        """The names of its holes."""
        return frozenset(_HOLE.findall(self.text))

    def may_be_in(self, program: Program) -> bool:
        """Return whether a program may have a match; it costs little, and is asked first."""
        is_element = isinstance(self.node, ast.Subscript)  # of a loop: no node of the program
        return self.words <= program.words and (is_element or self.key in program.nodes)

    def is_context(self, program: Program) -> bool:
        """Return whether a program has each of the blocks, or the call that one is."""
        return all(_like(program, block) for block in self.nested)

    def match(
        self, program: Program, node: ast.AST, bound: Bindings, *, generous: bool = False
    ) -> Bindings | None:
        """Return what the holes stand for where a node matches, else None.

        `generous` takes `**options` of a call for any keyword.
        """
        return next(_Match(program, generous).node(self.node, node, bound), None)

    def match_chain(
        self, program: Program, chain: Sequence[ast.AST], bound: Bindings, *, own: bool = False
    ) -> Bindings | None:
        """Return what the holes stand for where a chain of contexts has the blocks, in order.

        A block stands in the one before it without a class between them; with `own` nothing of the
        chain that follows is a class either.
        """
        if any(_like(program, block).keys().isdisjoint(chain) for block in self.nested):
            return None  # as most chains are
        for rest, found in self._in_chain(program, list(chain), list(self.nested), bound):
            if not own or not self.nested or not any(isinstance(one, ast.ClassDef) for one in rest):
                return found
        return None

    def _in_chain(
        self, program: Program, chain: list[ast.AST], blocks: list[ast.AST], bound: Bindings
    ) -> Iterator[tuple[list[ast.AST], Bindings]]:
        if not blocks:
            yield chain, bound
            return
        is_first, match = len(blocks) == len(self.nested), _Match(program)
        numbered = list(enumerate(chain))
        like = _like(program, blocks[0])
        for number, node in reversed(numbered) if is_first else numbered:  # the innermost first
            if node in like:
                for found in match.node(blocks[0], node, bound):
                    yield from self._in_chain(program, chain[number + 1 :], blocks[1:], found)
            if not is_first and isinstance(node, (ast.ClassDef, ast.Module)):
                return  # what follows is another class's, or of a caller


@lru_cache(maxsize=4096)  # many triggers have one in common
def read_pattern(text: str) -> Pattern:
    """Read a pattern; raises ValueError for text that is no Python, with what is wrong."""
    code = _PARAMETERS.sub(_name_rests, text.strip())
    code = _HOLE.sub(lambda found: _MARK + found[1], code)
    last = code.splitlines()[-1].strip() if code else ""
    if last.startswith("@"):
        code += "\ndef _hole__(*_): ..."
    elif _HEADER.match(last) and not last.endswith((":", "...")):
        code += ": ..."
    elif last.endswith(":"):
        code += " ..."
    try:
        body = ast.parse(code).body
    except SyntaxError as error:
        raise ValueError(f"{text!r} is not a pattern: {error.msg}") from None
    if len(body) != 1:
        raise ValueError(f"{text!r} must be one expression or one statement")
    nested = tuple(_blocks(body[0]))
    words = frozenset(word for block in nested for word in _words(block))
    return Pattern(text=text, nested=nested, words=words)


def _name_rests(found: re.Match[str]) -> str:
    """Write `...` among parameters as names: Python has no other way."""
    parts = found[2].split("...")
    inside = parts[0] + "".join(f"{_REST}{n}{part}" for n, part in enumerate(parts[1:]))
    return found[1] + inside + found[3]


def _blocks(node: ast.stmt) -> Iterator[ast.AST]:
    """Yield a statement and the one inside it, unless its body is `...`."""
    if isinstance(node, ast.Expr):
        inner = node.value
        if isinstance(inner, ast.JoinedStr) and len(inner.values) == 1:
            inner = inner.values[0]  # f"{$X:$F}" is found in longer strings
        yield inner
        return
    yield node
    body = getattr(node, "body", None)
    if isinstance(body, list) and len(body) == 1 and not _is_rest(body[0]):
        yield from _blocks(body[0])


def _words(node: ast.AST) -> Iterator[str]:
    """Yield the names that a program with a match has: of `torch.nn.Linear` it has `Linear`."""
    if isinstance(node, ast.Attribute) and not dotted_text(node):  # `$X.f().g`
        yield from () if node.attr.startswith(_MARK) else (node.attr,)
        yield from _words(node.value)
        return
    if isinstance(node, (ast.Name, ast.Attribute)):
        parts = dotted_text(node).split(".")
        own = [part for part in parts if not part.startswith(_MARK) and part not in _IN_PLACE]
        yield from own[-1:] if _is_dotted(node) else own
        return
    if isinstance(node, ast.FunctionDef) and not node.name.startswith(_MARK):
        yield node.name
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name != "body":
                yield from _words(child)


def _mark(want: object) -> str:
    """Return the mark of a hole: `$X` for any expression, `"$X"` for any string literal."""
    text = want.id if isinstance(want, ast.Name) else getattr(want, "value", None)
    return text if isinstance(text, str) and text.startswith(_MARK) else ""


def _is_rest(node: ast.AST | None) -> bool:
    inner = node.value if isinstance(node, ast.Expr) else node
    return isinstance(inner, ast.Constant) and inner.value is ...


def _is_dotted(node: ast.AST) -> bool:
    """Return whether a pattern's node is a name in full, `torch.nn.Linear` or `print`."""
    root = dotted_text(node).partition(".")[0]
    return bool(root) and not root.startswith(_MARK) and root not in _IN_PLACE


@cache
def _form(want: ast.AST) -> tuple[str, bool, bool]:
    """Return the mark of a pattern's node, whether it stands for a rest, and for a name in full."""
    return _mark(want), _is_rest(want), _is_dotted(want)


def _key(node: ast.AST) -> tuple[type[ast.AST], str]:
    named = node.func if isinstance(node, ast.Call) else node
    if isinstance(named, (ast.Name, ast.Attribute)):
        last = dotted_text(named).rpartition(".")[2]
        last = last or (named.attr if isinstance(named, ast.Attribute) else "")
        is_name = named is node and _is_dotted(node)
        kind = ast.Name if is_name else type(node)
        any_name = ANY if is_name else ""
        return (kind, any_name if last.startswith(_MARK) else last)
    return (type(node), "")


def _like(program: Program, block: ast.AST) -> Mapping[ast.AST, bool]:
    """Return the nodes that a block of a pattern matches, as keys, whatever its holes stand for.

    It is asked once for a program: most of what a pattern is compared with does not have it.
    """
    if block not in program.matched:
        match, kind = _Match(program), _key(block)
        candidates = [*program.nodes.get(kind, ())]
        if any(_form(block)):
            candidates = [*program.parents]
        elif kind[0] is ast.Call:
            candidates += program.made.values()
        program.matched[block] = {
            one: True for one in candidates if any(True for _ in match.node(block, one, {}))
        }
    return program.matched[block]


@cache
def _plan(want: ast.AST) -> tuple[str, list[tuple[str, object]]]:
    """Return the method that compares a pattern's node, else its fields, the plainest first."""
    kind = type(want)
    method = f"_{kind.__name__.lower()}"
    names = _COMPARED.get(kind) or [one for one in kind._fields if one not in _LAYOUT]
    fields = [(name, getattr(want, name)) for name in names]
    fields.sort(key=lambda one: bool(getattr(one[1], "_fields", isinstance(one[1], list))))
    return (method if hasattr(_Match, method) else "", fields)


@cache
def _parts(want: ast.AST) -> tuple[str, ...]:
    return tuple(dotted_text(want).split("."))


@cache
def _spellings(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the parts of a name in full, as it is written and as it is documented."""
    return tuple(tuple(one.split(".")) for one in dict.fromkeys((name, canonical_name(name))))


@dataclass(frozen=True)
class _Match:
    """One comparison; every method yields the bindings of each way in which it holds."""

    program: Program
    generous: bool = False

    def node(self, want: object, have: object, bound: Bindings) -> Iterator[Bindings]:
        """Compare a node of a pattern with one of the program."""
        if not isinstance(want, ast.AST):
            yield from self._plain(want, have, bound)
            return
        mark, is_rest, is_dotted = _form(want)
        if is_rest:
            yield bound
        elif not isinstance(have, ast.AST):
            return
        elif mark:
            is_text = isinstance(getattr(have, "value", None), str)
            if isinstance(want, ast.Name) or is_text or isinstance(have, ast.JoinedStr):
                yield from self._bind(mark, have, bound)
        elif is_dotted:
            yield from self._full_name(want, have, bound)
        elif isinstance(want, ast.JoinedStr) and len(want.values) == 1:
            yield from self.node(want.values[0], have, bound)
        else:
            yield from self._fields(want, have, bound)

    def _plain(self, want: object, have: object, bound: Bindings) -> Iterator[Bindings]:
        if isinstance(want, str):
            yield from self._text(want, have, bound)
        elif isinstance(want, list):
            if isinstance(have, list):
                yield from self._sequence(want, have, bound)
        elif type(want) is type(have) and want == have:
            yield bound

    def _fields(self, want: ast.AST, have: ast.AST, bound: Bindings) -> Iterator[Bindings]:
        if isinstance(want, ast.Assign) and isinstance(have, (ast.AnnAssign, ast.NamedExpr)):
            have = ast.Assign(targets=[have.target], value=have.value)  # type: ignore[arg-type]
        kind = type(want)
        is_named = isinstance(have, (ast.Name, ast.Attribute, ast.Subscript))
        if is_named and kind in (ast.Constant, ast.UnaryOp):  # `fullgraph=whole`, of `whole = True`
            have = self.program.constant_of(have) or have
        if kind not in (type(have), SAME.get(type(have))):
            return
        compare, fields = _plan(want)
        if compare:
            yield from getattr(self, compare)(want, have, bound)
        elif kind in _IN_ANY_ORDER:
            name = _IN_ANY_ORDER[kind]
            yield from self._each(getattr(want, name), getattr(have, name), bound)
        elif getattr(have, "orelse", True) or not getattr(want, "orelse", False):
            yield from self._all([(one, getattr(have, name, None)) for name, one in fields], bound)

    def _all(self, pairs: list[tuple[object, object]], bound: Bindings) -> Iterator[Bindings]:
        if not pairs:
            yield bound
            return
        for found in self.node(*pairs[0], bound):
            yield from self._all(pairs[1:], found)

    def _bind(self, mark: str, have: ast.AST | str, bound: Bindings) -> Iterator[Bindings]:
        name = mark[len(_MARK) :]
        if name == "_":
            yield bound
            return
        if name not in bound:
            yield {**bound, name: Bound(have)}
        elif Bound(have).text in (bound[name].text, self._sure_text(bound[name].node)) or (
            bound[name].text == self._sure_text(have)
        ):
            yield bound

    def _sure_text(self, node: ast.AST | str | None) -> str:
        """Return the text of the constant that a node stands for; empty where that is not sure."""
        found = self.program.constant_of(node) if isinstance(node, ast.AST) else None
        return _text(found) if found is not None else ""

    def _text(self, want: str, have: object, bound: Bindings) -> Iterator[Bindings]:
        if isinstance(have, str):
            if want.startswith(_MARK):
                yield from self._bind(want, have, bound)
            elif want == have:
                yield bound

    def _full_name(self, want: ast.AST, have: object, bound: Bindings) -> Iterator[Bindings]:
        """Compare a name in full; `from torch import stft` has the name `torch.stft`."""
        if isinstance(have, ast.ImportFrom):
            names = {f"{have.module or ''}.{alias.name}" for alias in have.names}
            if not have.level and dotted_text(want) in names:
                yield bound
        elif isinstance(have, (ast.Name, ast.Attribute)):
            name, wants = self.program.name_of(have), _parts(want)
            for parts in _spellings(name) if name else ():
                unlike = [pair for pair in zip(wants, parts, strict=False) if pair[0] != pair[1]]
                if len(parts) == len(wants) and all(_MARK in one for one, _ in unlike):
                    yield from self._all(list(unlike), bound)

    def _call(self, want: ast.Call, have: ast.Call, bound: Bindings) -> Iterator[Bindings]:
        """Compare a call as it is written, else the arguments that have a name by their names."""
        is_open = any(map(_is_rest, want.args))
        for found in self.node(want.func, have.func, bound):
            named, options = self._named(have)
            is_written = False
            if is_open or not (len(named) > len(want.keywords) or options):
                for matched in self._sequence(want.args, have.args, found):
                    for one in self._keywords(want.keywords, named, options, matched):
                        is_written = True
                        yield one
            asked, given = ([], {}) if is_written else self._by_name(want, have, named)
            if asked and (is_open or (len(given) == len(asked) and not options)):
                yield from self._keywords(asked, given, options, found)

    def _named(self, have: ast.Call) -> tuple[dict[str, ast.expr], bool]:
        """Return the arguments that a call names, and whether it has others in `**options`.

        Those of a dictionary that the program writes are named, too.
        """
        named = {each.arg: each.value for each in have.keywords if each.arg}
        rest = False
        for each in have.keywords:
            if each.arg is None:
                made = [one for one in self.program.origins(each.value) if keyed(one)]
                named |= {str(key): value for one in made[:1] for key, value in keyed(one)}
                rest |= not made or None in getattr(made[0], "keys", ())
        return named, rest

    def _by_name(
        self, want: ast.Call, have: ast.Call, named: Mapping[str, ast.expr]
    ) -> tuple[list[ast.keyword], Mapping[str, ast.expr]]:
        """Name the arguments of a pattern and of a call of a framework's function."""
        wants = want.args[:-1] if want.args and _is_rest(want.args[-1]) else want.args
        order = self._order(have.func) if want.keywords or named else []
        unclear = any(isinstance(one, ast.Starred) or _is_rest(one) for one in (*wants, *have.args))
        if unclear or max(len(wants), len(have.args)) > len(order):
            return [], {}
        pairs = zip(order, wants, strict=False)
        asked = [ast.keyword(arg=name, value=value) for name, value in pairs] + want.keywords
        return asked, {**dict(zip(order, have.args, strict=False)), **named}

    def _order(self, function: ast.expr) -> list[str]:
        """Return the arguments of a function or a method that can stand without their names."""
        placed = placed_arguments(self.program.name_of(function))
        if placed or not isinstance(function, ast.Attribute):
            return placed
        below = (placed_arguments(f"{one}.{function.attr}") for one in self.program.modules)
        return next((found[1:] for found in below if found), [])

    def _keywords(
        self,
        wants: list[ast.keyword],
        named: Mapping[str, ast.expr],
        options: bool,
        bound: Bindings,
    ) -> Iterator[Bindings]:
        if not wants:
            yield bound
            return
        name = wants[0].arg or ""
        for one in named if name.startswith(_MARK) else [name] if name in named else ():
            for bound_name in self._text(name, one, bound):
                for found in self.node(wants[0].value, named[one], bound_name):
                    yield from self._keywords(wants[1:], named, options, found)
        if name not in named and options and self.generous:
            yield from self._keywords(wants[1:], named, options, bound)

    def _sequence(
        self, wants: Sequence[ast.AST], haves: Sequence[ast.AST], bound: Bindings
    ) -> Iterator[Bindings]:
        """Compare arguments or parameters in order; `...` takes any number of them."""
        if not wants:
            if not haves:
                yield bound
        elif _is_rest(wants[0]) or (
            isinstance(wants[0], ast.arg) and wants[0].arg.startswith(_REST)
        ):
            for taken in range(len(haves) + 1):
                yield from self._sequence(wants[1:], haves[taken:], bound)
        elif haves and isinstance(haves[0], ast.Starred) == isinstance(wants[0], ast.Starred):
            for found in self.node(wants[0], haves[0], bound):
                yield from self._sequence(wants[1:], haves[1:], found)

    def _functiondef(
        self, want: ast.FunctionDef, have: ast.FunctionDef, bound: Bindings
    ) -> Iterator[Bindings]:
        is_own = self._is_own(bound.get(want.name[len(_MARK) :]), have)
        for named in [bound] if is_own else self._text(want.name, have.name, bound):
            for matched in self._arguments(want.args, have.args, named):
                yield from self._each(want.decorator_list, have.decorator_list, matched)

    def _is_own(self, bound: Bound | None, have: ast.FunctionDef) -> bool:
        """Return whether a hole stands for `self.f`, and this is `f` of its class."""
        if bound is None or bound.node is None or bound.text != f"self.{have.name}":
            return False
        return self.program.scope_of(bound.node, ast.ClassDef) is self.program.parents.get(have)

    def _arguments(
        self, want: ast.arguments, have: ast.arguments, bound: Bindings
    ) -> Iterator[Bindings]:
        if want.vararg is not None:  # the stand-in of a decorator alone
            yield bound
        else:
            rest = any(each.arg.startswith(_REST) for each in want.args)
            if have.vararg is not None and not rest:
                return
            haves = [*have.posonlyargs, *have.args, *(have.kwonlyargs if rest else ())]
            yield from self._sequence(want.args, haves, bound)

    def _classdef(
        self, want: ast.ClassDef, have: ast.ClassDef, bound: Bindings
    ) -> Iterator[Bindings]:
        wanted = [base for base in want.bases if not _is_rest(base)]
        for named in self._text(want.name, have.name, bound):
            for found in self._each(wanted, list(self.program.bases(have)), named):
                yield from self._each(want.decorator_list, have.decorator_list, found)

    def _each(
        self, wants: Sequence[ast.AST], haves: Sequence[ast.AST], bound: Bindings
    ) -> Iterator[Bindings]:
        """Find each of some nodes among others, whatever their order."""
        if not wants:
            yield bound
            return
        for have in haves:
            for found in self.node(wants[0], have, bound):
                yield from self._each(wants[1:], haves, found)

    def _assign(self, want: ast.Assign, have: ast.Assign, bound: Bindings) -> Iterator[Bindings]:
        pairs = [(target, have.value) for target in have.targets]
        for target, value in pairs[:]:  # `a, b = f(), g()` assigns `a = f()`
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs += zip(target.elts, value.elts, strict=False)
        for target, value in pairs:
            for found in self.node(want.targets[0], target, bound):
                yield from self.node(want.value, value, found)


def _text(node: ast.AST) -> str:
    return node.arg if isinstance(node, ast.arg) else dotted_text(node) or ast.unparse(node)

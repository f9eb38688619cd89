"""A user's program as scans see it: its names, what its functions run in, on which releases."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from errata.commands.scan.names import FUNCTIONS, Names, canonical_name, dotted_text, made_by
from errata.model.versions import parse_version

Check = tuple[str, str]
"""A comparison that a release has to pass, such as `(">=", "2.0")`."""

_RUN = ("forward", "construct", "__call__")  # the methods that a call of a module runs
_DEEPEST = 4  # how far calls between functions of one file are followed
_VERSION = re.compile(
    r"(?i)version|hasattr\(|getattr\(|TYPE_CHECKING|requirementcache|is_\w{0,60}available|\d_\d"
    r"|(?:greater|less)_?(?:than|equal)"
)
_PARSERS = ("Version", "parse", "parse_version", "LooseVersion")
_SIGNS: Mapping[type[ast.cmpop], str] = {
    ast.GtE: ">=",
    ast.Gt: ">",
    ast.LtE: "<=",
    ast.Lt: "<",
}
_TURNED = {">=": "<=", ">": "<", "<=": ">=", "<": ">"}
_OPPOSITE = {">=": "<", ">": "<=", "<=": ">", "<": ">="}
_MISSING = ("ImportError", "ModuleNotFoundError", "AttributeError")


class Program(Names):
    """One parsed source file, its names, and what its functions are given to."""

    def contexts(self, node: ast.AST) -> list[list[ast.AST]]:
        """Return the chains of what a node runs in, the outermost first.

        A chain has the blocks and definitions around the node and, as calls, the managers of
        `with`, the decorators, and the calls that the functions around it are given to. Callers in
        the same file make chains of their own.
        """
        return [list(reversed(chain)) for chain in self._chains(node, 0, frozenset())]

    def _chains(
        self, node: ast.AST, depth: int, seen: frozenset[ast.AST]
    ) -> Iterator[list[ast.AST]]:
        chain: list[ast.AST] = []
        callers: list[ast.AST] = []
        below = node
        for one in self.above(node):
            chain.append(one)
            if isinstance(one, (ast.With, ast.AsyncWith)) and below in one.body:
                chain += [item.context_expr for item in one.items]
            if isinstance(one, FUNCTIONS) and one not in seen:
                is_inside = below not in getattr(one, "decorator_list", ())
                chain += self.given.get(one, ()) if is_inside else ()
                callers += self.callers.get(one, ()) if is_inside else ()
            below = one
        yield chain
        if depth < _DEEPEST:
            functions = frozenset(one for one in chain if isinstance(one, FUNCTIONS))
            for caller in callers:
                for further in self._chains(caller, depth + 1, seen | functions):
                    yield chain + further

    @cached_property
    def given(self) -> dict[ast.AST, list[ast.Call]]:
        """The calls that each function of the file is given to; decorators are such calls."""
        found: dict[ast.AST, list[ast.Call]] = {}
        for call in self.calls:
            direct = [one for one in call.args[1:] if not isinstance(one, ast.Call)]
            for argument in (*call.args[:1], *direct, *(each.value for each in call.keywords)):
                for function in self.meant(argument):
                    found.setdefault(function, []).append(call)
        definitions = (one for group in self.functions.values() for one in group)
        for definition in (*definitions, *self.classes.values()):
            for decorator in getattr(definition, "decorator_list", ()):
                for function in self._run_by(definition):
                    found.setdefault(function, []).append(self._as_call(decorator))
        return found

    def _as_call(self, decorator: ast.expr) -> ast.Call:
        """Return a decorator as the call that it makes, `partial` seen through."""
        if not isinstance(decorator, ast.Call):
            made = ast.Call(func=decorator, args=[], keywords=[])
            return ast.copy_location(made, decorator)
        if self.name_of(decorator.func) == "functools.partial" and decorator.args:
            made = ast.Call(
                func=decorator.args[0], args=decorator.args[1:], keywords=decorator.keywords
            )
            return ast.copy_location(made, decorator)
        return decorator

    def _run_by(self, definition: ast.AST) -> Sequence[ast.AST]:
        if isinstance(definition, ast.ClassDef):
            return [one for name in _RUN for one in self._methods(definition, name)]
        return [definition]

    def _methods(self, owner: ast.ClassDef, name: str) -> list[ast.AST]:
        return [one for one in owner.body if getattr(one, "name", "") == name]

    def meant(self, node: ast.AST, depth: int = 0) -> list[ast.AST]:
        """Return the functions of this file that an expression means, or runs when called."""
        if isinstance(node, ast.Lambda):
            return [node]
        if depth > _DEEPEST:
            return []
        node = made_by(node) if isinstance(node, ast.expr) else node
        if isinstance(node, ast.Call):
            made = self.classes.get(dotted_text(node.func))
            if made is not None:
                return list(self._run_by(made))
            return self.meant(node.args[0], depth + 1) if node.args else []
        found = self._named(node)
        value = None if found else self.value_of(node)
        return found if value is None else self.meant(value, depth + 1)

    def _named(self, node: ast.AST) -> list[ast.AST]:
        """Return the functions that a name or an attribute says, without what was assigned."""
        text = dotted_text(node)
        root, _, last = text.rpartition(".")
        if root == "self":
            owner = self.scope_of(node, ast.ClassDef)
            return self._methods(owner, last) if isinstance(owner, ast.ClassDef) else []
        if text in self.functions:
            near = [one for one in self.functions[text] if self.parents[one] in self.above(node)]
            return list(near or self.functions[text])
        same = self.functions.get(last, ()) if root and not self.name_of(node) else ()
        return list(same) if len(same) == 1 else []

    @cached_property
    def callers(self) -> dict[ast.AST, list[ast.AST]]:
        """The calls of each function, by its plain name or as a method of `self`."""
        found: dict[ast.AST, list[ast.AST]] = {}
        for call in self.calls:
            text, called = dotted_text(call.func), call.func
            if self.name_of(called).endswith(".functional_call") and call.args:
                called = call.args[0]  # it runs the module that it is given
            elif not text or self.name_of(called):
                continue
            for function in self.meant(called):
                found.setdefault(function, []).append(call)
        return found

    # In which mode code runs ----------------------------------------------------------------------

    def shows(self, mode: str, node: ast.AST) -> bool | None:
        """Return whether a place runs in a mode: `graph` of MindSpore, `ast` of Paddle.

        None where the program does not say. Whatever a program does is in no mode (`""`) at all.
        """
        if not mode:
            return True
        if mode == "ast":
            return self._is_whole_graph
        jitted = ("mindspore.jit", "mindspore.ms_function")
        for chain in self.contexts(node):
            names = (self.name_of(one.func) for one in chain if isinstance(one, ast.Call))
            if any(canonical_name(name) in jitted for name in names):
                return True
        return self._is_graph_mode

    @cached_property
    def _is_graph_mode(self) -> bool | None:
        """Whether MindSpore runs in Graph mode, by `GRAPH_MODE` or `set_context(mode=0)`."""
        numbers = self._keywords("mode")
        if "GRAPH_MODE" in self.words or 0 in numbers:
            return True
        return False if "PYNATIVE_MODE" in self.words or 1 in numbers else None

    @cached_property
    def _is_whole_graph(self) -> bool | None:
        """Whether Paddle's AST transformer runs: `full_graph` is given, and not as False."""
        given = self._keywords("full_graph")
        return given != [False] * len(given) if given else None

    def _keywords(self, name: str) -> list[object]:
        """Return the constants that calls give to a keyword; of what is no constant its node."""
        given = (each.value for call in self.calls for each in call.keywords if each.arg == name)
        return [getattr(one, "value", one) for one in given]

    def exclude_each_other(self, node: ast.AST, other: ast.AST) -> bool:
        """Return whether two places stand in the two branches of one `if`."""
        mine = dict(zip(self.above(node), (node, *self.above(node)), strict=False))
        below = other
        for one in self.above(other):
            if one in mine:
                if not isinstance(one, ast.If) or one.test in (mine[one], below):
                    return False
                return (mine[one] in one.body) != (below in one.body)
            below = one
        return False

    # On which releases code runs ------------------------------------------------------------------

    def checks(self, node: ast.AST, framework: str) -> tuple[Check, ...] | None:
        """Return the releases of a framework on which code runs by checks of the program itself.

        All hold there; without a check there are none. None where a check says more than
        `torch.__version__` and a constant: handlers of ImportError and AttributeError, `hasattr`,
        `TYPE_CHECKING`, and other comparisons of versions.
        """
        found: list[Check] = []
        below = node
        for one in self.above(node):
            if isinstance(one, (ast.If, ast.IfExp)) and below is not one.test:
                holds = below in one.body if isinstance(one, ast.If) else below is one.body
                mine = self._checks_of(one.test, framework, holds=holds)
                if mine is None:
                    return None
                found += mine
            elif isinstance(one, ast.Call):
                if dotted_text(one.func) in ("getattr", "hasattr"):
                    return None
            elif isinstance(one, ast.Try):
                if isinstance(below, ast.ExceptHandler):
                    if _catches(below):
                        return None
                elif below in one.body and any(map(_catches, one.handlers)):
                    return None
            below = one
        return tuple(found)

    def _checks_of(self, test: ast.expr, framework: str, *, holds: bool) -> list[Check] | None:
        """Return what a test that holds, or does not, says of releases; None if it is not clear."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self._checks_of(test.operand, framework, holds=not holds)
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And if holds else ast.Or):
            found: list[Check] = []
            for one in test.values:
                mine = self._checks_of(one, framework, holds=holds)
                if mine is None:
                    return None
                found += mine
            return found
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            check = self._compared(test, framework)
            if check is not None:
                return [check if holds else (_OPPOSITE[check[0]], check[1])]
        return None if _VERSION.search(ast.unparse(test)) else []

    def _compared(self, test: ast.Compare, framework: str) -> Check | None:
        """Return the comparison of a framework's version with a constant, the version first."""
        sign = _SIGNS.get(type(test.ops[0]))
        left, right = self._unparsed(test.left), self._unparsed(test.comparators[0])
        if sign is None:
            return None
        if isinstance(left[0], ast.Constant):
            left, right, sign = right, left, _TURNED[sign]
        (version, is_parsed), (bound, _) = left, right
        if self.name_of(version) != f"{framework}.__version__":
            return None
        if not (is_parsed or framework == "torch"):
            return None  # texts: only that of PyTorch compares itself as a version
        text = bound.value if isinstance(bound, ast.Constant) else None
        release = parse_version(text) if isinstance(text, str) else None
        return None if release is None or release.local else (sign, str(release))

    def _unparsed(self, node: ast.expr) -> tuple[ast.expr, bool]:
        """Return what `version.parse` and names of the module stand for; whether it was parsed."""
        is_parsed = False
        for _ in range(_DEEPEST):
            if isinstance(node, ast.Name):
                node = self.only_value(node.id) or node
            elif isinstance(node, ast.Call) and len(node.args) == 1:
                if self.name_of(node.func).rpartition(".")[2] not in _PARSERS:
                    break
                node, is_parsed = node.args[0], True
        return node, is_parsed


def _catches(handler: ast.ExceptHandler) -> bool:
    """Return whether a handler is for names that a release lacks."""
    kinds: Iterable[ast.AST] = ()
    if isinstance(handler.type, ast.Tuple):
        kinds = handler.type.elts
    elif handler.type is not None:
        kinds = (handler.type,)
    return any(dotted_text(kind) in _MISSING for kind in kinds)

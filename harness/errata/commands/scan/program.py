"""A user's program as scans see it: what its code runs in, on which releases, and what it uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import islice, takewhile
from typing import cast

from errata.commands.scan.values import ANY, DEEPEST, FUNCTIONS, Values, canonical_name, dotted_text
from errata.model.versions import parse_version

_VERSION = re.compile(
    r"(?i)version|hasattr\(|getattr\(|TYPE_CHECKING|requirementcache|is_\w{0,60}available|\d_\d"
    r"|(?:greater|less)_?(?:than|equal)|major|minor"
)
_OWN_CHECK = re.compile(
    r"__version__|hasattr\(|getattr\(|signature\(|find_spec|importlib\.metadata"
)
_MARKS = re.compile(r"[.(=)]+")  # between the parts of a name
_PARSERS = ("Version", "parse", "parse_version", "LooseVersion")
_SIGNS: Mapping[type[ast.cmpop], str] = {ast.GtE: ">=", ast.Gt: ">", ast.LtE: "<=", ast.Lt: "<"}
_TURNED = {">=": "<=", ">": "<", "<=": ">=", "<": ">"}
_OPPOSITE = {">=": "<", ">": "<=", "<=": ">", "<": ">="}
_MISSING = ("ImportError", "ModuleNotFoundError", "AttributeError", "TypeError")
_RAISES = ("raises", "assertRaises", "assertRaisesRegex", "suppress")
_GIVEN = (ast.Store, ast.Del)

_PLAIN = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.Assert, ast.Raise)
_MOST_CHAINS = 50  # of one place: functions that call each other have any number of them
Check = tuple[str, str]
"""A comparison that a release has to pass, such as `(">=", "2.0")`."""


def _as_compile(call: ast.Call) -> ast.Call:
    """Return `module.compile(...)` as the `torch.compile(...)` that it is."""
    name = ast.parse("torch.compile", mode="eval").body
    return ast.copy_location(ast.Call(name, call.args, call.keywords), call)


class Program(Values):
    """One source file: what code runs in, and which names of a framework it uses."""

    def names_below(self, framework: str) -> Iterator[tuple[ast.AST, str, str]]:
        """Yield where a program names what a framework has: the node, the name, an imported part.

        What it imports by name is yielded there, without such a part, and not where it is used.
        Names that the program assigns or asks `hasattr` for are left out.
        """
        start = f"{framework}."
        found = [each for each in self._uses() if each[1].startswith(start)]
        own = {name for node, name, _ in found if isinstance(getattr(node, "ctx", None), _GIVEN)}
        texts = (getattr(each, "value", "") for each in self.nodes.get((ast.Constant, ""), ()))
        own |= {text for text in texts if isinstance(text, str) and text.startswith(start)}
        asked = {
            str(getattr(call.args[1], "value", ""))
            for call in self.calls
            if dotted_text(call.func) in ("getattr", "hasattr") and len(call.args) > 1
        }
        for node, name, part in found:
            is_own = any(f"{name}.".startswith(f"{one}.") for one in own)
            if not is_own and asked.isdisjoint(name.split(".")):
                yield node, name, part

    def arguments_of(self, framework: str) -> Iterator[tuple[ast.AST, str, str]]:
        """Yield the named arguments of a framework's functions: the node, the name, the function.

        A function that the program takes from a framework by another way than its name is unknown.
        """
        for call in self.calls:
            function = self.name_of(call.func) if call.keywords else ""
            if function == "functools.partial" and call.args:
                function = self.name_of(call.args[0])
            if function.startswith(f"{framework}."):
                for one in call.keywords:
                    if one.arg is not None:
                        yield one, f"{function}({one.arg}=)", f"{function}()"

    def asks_for(self, node: ast.AST, name: str) -> bool:
        """Return whether the code around a place looks whether a name, or its release, is there."""
        parts = _MARKS.split(name.rstrip("=)"))
        for one in self.above(node):
            tests = [*getattr(one, "decorator_list", ()), getattr(one, "test", None)]
            body = one.body if isinstance(one, (ast.Module, ast.FunctionDef)) else []
            earlier = (each for each in body if each.lineno < getattr(node, "lineno", 0))
            tests += [each.test for each in earlier if isinstance(each, ast.If) and not each.orelse]
            asked = [each for test in tests if test is not None for each in ast.walk(test)]
            if any(getattr(each, "value", "") in parts[1:] for each in asked):
                return True  # a text, such as `device.type == "xpu"`
            named = {getattr(each, "attr", getattr(each, "id", "")) for each in asked}
            meant = [each for name in named for each in self.functions.get(name, ())]
            values = (self.only_value(name) for name in named)
            sources = (*meant, *values, one if isinstance(one, ast.FunctionDef) else None)
            if any(each and _OWN_CHECK.search(ast.unparse(each)) for each in sources):
                return True
            if any(parts[0] in each.lower() and each != parts[0] for each in named):
                return True
        return False

    def doubt(self, node: ast.AST) -> int:
        """Return how far a program may have seen to the release: 2 below any test, or lazily."""
        around = [type(one) for one in self.above(node)]
        if ast.If in around or ast.IfExp in around:
            return 2
        is_lazy = any(kind in FUNCTIONS for kind in around)
        return is_lazy * (1 + isinstance(node, ast.alias))

    def _uses(self) -> Iterator[tuple[ast.AST, str, str]]:
        for node in self.nodes.get((ast.Name, ANY), ()):
            part = self._imported.get(dotted_text(node).partition(".")[0], "")
            if part and isinstance(node, ast.Attribute):
                yield node, self.name_of(node), part
        for node in self.nodes.get((ast.alias, ""), ()):
            around, name = self.parents[node], cast("ast.alias", node).name
            if isinstance(around, ast.ImportFrom):
                name = "" if around.level or name == "*" else f"{around.module}.{name}"
            yield node, name, ""

    def contexts(self, node: ast.AST) -> list[list[ast.AST]]:
        """Return the chains of what a node runs in, the outermost first.

        A chain has the blocks and definitions around the node and, as calls, the managers of
        `with`, the decorators, and the calls that the functions around it are given to. Callers in
        the same file make chains of their own.
        """
        if node not in self._contexts:
            above = self.above(node)
            around = [*takewhile(lambda one: not isinstance(one, (ast.stmt, ast.Lambda)), above)]
            plain = self.parents.get(around[-1] if around else node)
            if isinstance(plain, _PLAIN):  # what a statement runs in, its expressions run in
                inner = [plain, *reversed(around)]
                self._contexts[node] = [[*chain, *inner] for chain in self.contexts(plain)]
            else:
                chains = islice(self._chains(node, 0, frozenset()), _MOST_CHAINS)
                self._contexts[node] = [list(reversed(chain)) for chain in chains]
        return self._contexts[node]

    @cached_property
    def _contexts(self) -> dict[ast.AST, list[list[ast.AST]]]:
        return {}

    def _chains(
        self, node: ast.AST, depth: int, seen: frozenset[ast.AST]
    ) -> Iterator[list[ast.AST]]:
        chain: list[ast.AST] = []
        callers: list[ast.AST] = []
        below = node
        for one in self.above(node):
            is_argument = depth and isinstance(one, ast.Call)  # made before the call
            is_main = dotted_text(getattr(getattr(one, "test", one), "left", one)) == "__name__"
            if not (is_argument or is_main):
                chain.append(one)
            if isinstance(one, (ast.With, ast.AsyncWith)) and below in one.body:
                chain += [item.context_expr for item in one.items]
            if isinstance(one, FUNCTIONS) and one not in seen:
                is_inside = below not in getattr(one, "decorator_list", ())
                chain += self.given.get(one, ()) if is_inside else ()
                callers += self.callers.get(one, ()) if is_inside else ()
            below = one
        yield chain
        if depth < DEEPEST:
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
            if isinstance(call.func, ast.Attribute) and call.func.attr == "compile":
                is_other = "compile" in self.functions or self.name_of(call.func)
                for function in () if is_other else self.meant(call.func.value):
                    found.setdefault(function, []).append(self.made[call])
        for definition in self._definitions():
            for decorator in getattr(definition, "decorator_list", ()):
                for function in self._run_by(definition):
                    found.setdefault(function, []).append(self.made[decorator])
        return found

    @cached_property
    def made(self) -> dict[ast.AST, ast.Call]:
        """The calls that decorators and `model.compile()` are."""
        decorators = (getattr(one, "decorator_list", ()) for one in self._definitions())
        found = {one: self._as_call(one) for each in decorators for one in each}
        compiled = (one for one in self.calls if getattr(one.func, "attr", "") == "compile")
        return found | {one: _as_compile(one) for one in compiled if one not in found}

    def _definitions(self) -> Iterator[ast.AST]:
        yield from (one for group in self.functions.values() for one in group)
        yield from self.classes.values()

    def _as_call(self, decorator: ast.expr) -> ast.Call:
        """Return a decorator as the call that it makes, `partial` seen through."""
        if not isinstance(decorator, ast.Call):
            made = ast.Call(func=decorator, args=[], keywords=[])
        elif self.name_of(decorator.func) == "functools.partial" and decorator.args:
            first, *rest = decorator.args
            made = ast.Call(func=first, args=rest, keywords=decorator.keywords)
        else:
            return decorator
        return ast.copy_location(made, decorator)

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
                handlers = [below] if isinstance(below, ast.ExceptHandler) else one.handlers
                is_in = below in (*one.body, *one.handlers)
                if is_in and any(_catches(handler, one) for handler in handlers):
                    return None
            elif isinstance(one, ast.With):
                if below in one.body and _expects_failure(one):
                    return None
            elif any(_VERSION.search(ast.unparse(d)) for d in getattr(one, "decorator_list", ())):
                return None
            below = one
        return tuple(found)

    def _checks_of(self, test: ast.expr, framework: str, *, holds: bool) -> list[Check] | None:
        """Return what a test that holds, or does not, says of releases; None if it is not clear."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self._checks_of(test.operand, framework, holds=not holds)
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And if holds else ast.Or):
            every = [self._checks_of(one, framework, holds=holds) for one in test.values]
            return None if None in every else [one for each in every for one in each or ()]
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
        for _ in range(DEEPEST):
            if isinstance(node, ast.Name):
                node = self.only_value(node.id) or node
            elif isinstance(node, ast.Call) and len(node.args) == 1:
                if self.name_of(node.func).rpartition(".")[2] not in _PARSERS:
                    break
                node, is_parsed = node.args[0], True
        return node, is_parsed


def _catches(handler: ast.ExceptHandler, around: ast.Try) -> bool:
    """Return whether a handler is for names that a release lacks, or for all below an import."""
    given = handler.type
    kinds = given.elts if isinstance(given, ast.Tuple) else [given] if given else []
    names = {dotted_text(kind) for kind in kinds} or {"Exception"}
    is_of_import = any(isinstance(one, (ast.Import, ast.ImportFrom)) for one in around.body)
    return not names.isdisjoint((*_MISSING, "Exception") if is_of_import else _MISSING)


def _expects_failure(block: ast.With) -> bool:
    """Return whether a test states that what stands in a block raises."""
    managers = (getattr(item.context_expr, "func", None) for item in block.items)
    return any(dotted_text(one).rpartition(".")[2] in _RAISES for one in managers if one)

"""A user's program as scans see it: its names, what its functions run in, on which releases."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import cast

from errata.model.source import parse_script
from errata.model.versions import parse_version

Check = tuple[str, str]
"""A comparison that a release has to pass, such as `(">=", "2.0")`."""

_RUN = ("forward", "construct", "__call__")  # the methods that a call of a module runs
_DEEPEST = 4  # how far calls between functions of one file are followed
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

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_GIVEN = (ast.Store, ast.Del)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_SCOPES = (*FUNCTIONS, ast.ClassDef, ast.Module)
SAME: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.AnnAssign: ast.Assign,
    ast.NamedExpr: ast.Assign,
    ast.AsyncFunctionDef: ast.FunctionDef,
    ast.AsyncWith: ast.With,
    ast.AsyncFor: ast.For,
}
"""What patterns take for each other."""

# Names under which the same object is exported, the documented one last.
_ALIASES = {
    r"(?:functorch|torch)\.(?=(?:vmap|grad|jacrev|jacfwd|hessian|vjp|jvp)$)": "torch.func.",
    r"torch\.nn\.modules\.\w+\.": "torch.nn.",
    r"torch\.utils\.data\.(?:dataset|dataloader)\.": "torch.utils.data.",
    r"torch\.autograd\.function\.": "torch.autograd.",
    r"mindspore\.nn\.cell\.": "mindspore.nn.",
    r"mindspore\.ops\.(?:function|operations|composite)\.(?:\w+\.)?": "mindspore.ops.",
    r"mindspore\.(?:context|common|train)\.(?:\w+\.)?(?=\w+$)": "mindspore.",
    r"paddle\.nn\.layer\.\w+\.": "paddle.nn.",
    r"paddle\.(?:tensor\.\w+|base\.framework)\.": "paddle.",
    r"paddle\.fluid\.(?=\w+$)": "paddle.",
}

_WORD = re.compile(r"\w+")
_LINE_END = re.compile(r"\r\n|\r|\n")  # what Python counts as one: no form feed
ANY = "*"
"""The last name of a pattern whose last name is a hole."""
_NAMELESS = ("annotation", "returns", "ctx")  # annotations use no name: nothing of them runs
_FLUENT = ("eval", "train", "to", "cuda", "cpu", "requires_grad_")
_DTYPE = re.compile(r"dtype|float|half|int|long|bool|double")


def words_of(source: str) -> frozenset[str]:
    """Return the words of a program's text: more than its names, and sooner known than those."""
    return frozenset(_WORD.findall(source))


def dotted_text(node: ast.AST) -> str:
    """Return `a.b.c` of a chain of attributes as it is written; empty for other expressions."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    return ".".join((node.id, *reversed(parts)))


def canonical_name(name: str) -> str:
    """Return the documented name of an object that is exported under several."""
    for pattern, prefix in _ALIASES.items():
        found = re.match(pattern, name)
        if found is not None:
            return prefix + name[found.end() :]
    return name


def made_by(node: ast.expr) -> ast.expr:
    """Return what makes an object, without `.eval()`, `.to(device)` and the like behind it."""
    while (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and _is_fluent(node)
        and isinstance(node.func.value, ast.Call)
    ):
        node = node.func.value
    return node


def _element(value: ast.expr, number: int) -> ast.expr:
    """Return what stands for one of several values, of a function or a loop."""
    one = ast.Subscript(value=value, slice=ast.Constant(number), ctx=ast.Load())
    return ast.copy_location(one, value)


def _is_fluent(node: ast.Call) -> bool:
    """Return whether a method returns its object as it was, but for the place and the mode."""
    return getattr(node.func, "attr", "") in _FLUENT and not any(
        _DTYPE.search(ast.unparse(one))
        for one in (*node.args, *(each.value for each in node.keywords))
    )


def parameters_of(function: ast.AST) -> frozenset[str]:
    """Return the names of a function's parameters, without `self`, `cls` and `**options`."""
    given = getattr(function, "args", None)
    if not isinstance(given, ast.arguments):
        return frozenset()
    named = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg)
    return frozenset(one.arg for one in named if one is not None) - {"self", "cls"}


class Program:
    """One parsed source file: its names, what code runs in, and on which releases.

    Raises SyntaxError for text that Python cannot parse. Names are resolved through imports and
    plain assignments of this file; other files are not read.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines = _LINE_END.split(source)
        self.tree = parse_script(source)
        self.nodes: dict[tuple[type[ast.AST], str], list[ast.AST]] = {}
        self.functions: dict[str, list[Function]] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.parents: dict[ast.AST, ast.AST] = {}
        self._imported: dict[str, str] = {}
        self._bound: dict[str, list[ast.AST]] = {}
        self._assigned: dict[tuple[ast.AST, str], list[tuple[tuple[int, int], ast.expr]]] = {}
        self._names: dict[ast.AST, str] = {}
        self.around = cache(lambda node: frozenset(self.above(node)))  # what is around a node
        order = self._walk()
        for node in order:
            self._bind(node)
        for node in order:
            self._index(node)

    def _walk(self) -> list[ast.AST]:
        """Return the nodes in reading order, so that an import comes before its names are used."""
        order: list[ast.AST] = []
        waiting: list[ast.AST] = [self.tree]
        while waiting:
            node = waiting.pop()
            order.append(node)
            children: list[ast.AST] = []
            for name in node._fields:
                value = None if name in _NAMELESS else getattr(node, name, None)
                if isinstance(value, list):
                    children += [one for one in value if isinstance(one, ast.AST)]
                elif isinstance(value, ast.AST):
                    children.append(value)
            self.parents.update(dict.fromkeys(children, node))
            waiting += reversed(children)
        return order

    def _bind(self, node: ast.AST) -> None:
        """Note what a node gives a name to."""
        if isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Load):
                self._bound.setdefault(node.id, []).append(node)
        elif isinstance(node, ast.arg):
            self._bound.setdefault(node.arg, []).append(node)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            self._import(node)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.functions.setdefault(node.name, []).append(node)
            self._define(node)
        elif isinstance(node, ast.ClassDef):
            self.classes.setdefault(node.name, node)
            self._define(node)

    def _define(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        """Note a definition: below an import of its name, the name is the program's own."""
        self._bound.setdefault(node.name, []).append(node)
        if node.name in self._imported and self.parents.get(node) is self.tree:
            self._imported[node.name] = ""

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        module = getattr(node, "module", None) or ""
        for alias in node.names:
            if isinstance(node, ast.Import):
                whole = alias.asname is not None
                name = alias.name if whole else alias.name.partition(".")[0]
                self._name(alias.asname or name, name, node)
            elif module and not node.level:
                self._name(alias.asname or alias.name, f"{module}.{alias.name}", node)

    def _name(self, local: str, name: str, node: ast.AST) -> None:
        """Note an import; one of two in the branches of an `if` means nothing sure.

        In `try` and its handler the first import counts: the others are for older releases.
        """
        known = self._imported.setdefault(local, name)
        if known != name and not any(isinstance(one, ast.Try) for one in self.above(node)):
            self._imported[local] = ""

    def _index(self, node: ast.AST) -> None:
        kind = SAME.get(type(node), type(node))
        self.nodes.setdefault((kind, ""), []).append(node)
        if isinstance(node, ast.Call):
            last = self.name_of(node.func).rpartition(".")[2]
            last = last or (node.func.attr if isinstance(node.func, ast.Attribute) else "")
            if last:
                self.nodes.setdefault((ast.Call, last), []).append(node)
        elif isinstance(node, (ast.Attribute, ast.Name)):
            if isinstance(node, ast.Attribute):
                self.nodes.setdefault((ast.Attribute, node.attr), []).append(node)
            is_part = isinstance(self.parents.get(node), ast.Attribute)
            last = "" if is_part else self.name_of(node).rpartition(".")[2]
            if last:
                self.nodes.setdefault((ast.Name, last), []).append(node)
                self.nodes.setdefault((ast.Name, ANY), []).append(node)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                self.nodes.setdefault((ast.Name, alias.name), []).append(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self._assign(target, node.value)
        elif isinstance(node, (ast.For, ast.AsyncFor)):
            self._assign(node.target, _element(node.iter, 0))

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            values = [_element(value, number) for number in range(len(target.elts))]
            values = value.elts if isinstance(value, ast.Tuple) else values
            for one, given in zip(target.elts, values, strict=False):
                self._assign(one, given)
        text = dotted_text(target)
        if text:
            place = (self._home(target, text), text)
            ends = (value.end_lineno or value.lineno, value.end_col_offset or 0)
            self._assigned.setdefault(place, []).append((ends, value))

    # Names ----------------------------------------------------------------------------------------

    def name_of(self, node: ast.AST) -> str:
        """Return the full name of a function, class or module; empty for what is the program's own.

        `nn.Linear` after `from torch import nn` is `torch.nn.Linear`; `print` is `print`.
        """
        if node not in self._names:
            self._names[node] = self._resolve(node)
        return self._names[node]

    def _resolve(self, node: ast.AST) -> str:
        text = dotted_text(node)
        root, dot, rest = text.partition(".")
        if not root or root in ("self", "cls"):
            return ""
        if root in self._imported:
            kinds = (*FUNCTIONS, *_COMPREHENSIONS)
            hiding = {self.scope_of(one, *kinds) for one in self._bound.get(root, ())}
            hides = hiding and not (hiding - {self.tree}).isdisjoint(self.above(node))
            whole = "" if hides else self._imported[root]
            return whole and whole + dot + rest
        value = self.only_value(root) if root in self._bound else None
        if value is not None and value is not node and dotted_text(value).partition(".")[0] != root:
            found = self.name_of(value)
            return found + dot + rest if found else ""
        return "" if root in self._bound else text

    def only_value(self, name: str) -> ast.expr | None:
        """Return the one value that the module itself assigns to a name."""
        found = self._assigned.get((self.tree, name), [])
        return found[0][1] if len(found) == 1 else None

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

    @property
    def calls(self) -> list[ast.Call]:
        """All calls, in reading order."""
        return cast("list[ast.Call]", self.nodes.get((ast.Call, ""), []))

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of the text, its names among them."""
        return words_of(self.source)

    @cached_property
    def modules(self) -> frozenset[str]:
        """The top-level packages that the program imports."""
        return frozenset(name.partition(".")[0] for name in self._imported.values())

    def text_of(self, node: ast.AST) -> str:
        """Return a node as the source has it."""
        return ast.get_source_segment(self.source, node) or ast.unparse(node)

    def segment(self, first: int, column: int, last: int, end: int) -> str:
        """Return the source between two places; lines from 1, columns in bytes from 0."""
        lines = [line.encode() for line in self.lines[first - 1 : last]]
        if not lines:
            return ""
        lines[-1] = lines[-1][:end]
        lines[0] = lines[0][column:]
        return b"\n".join(lines).decode(errors="replace")

    # Where things are -----------------------------------------------------------------------------

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the nodes around a node, the innermost first."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def scope_of(self, node: ast.AST, *kinds: type[ast.AST]) -> ast.AST:
        """Return the function around a node (or what `kinds` say), else the module."""
        wanted = kinds or (ast.FunctionDef, ast.AsyncFunctionDef)
        return next((one for one in self.above(node) if isinstance(one, wanted)), self.tree)

    def _home(self, target: ast.AST, text: str) -> ast.AST:
        """Return where an assigned name lives: attributes of `self` belong to the class."""
        if text.startswith("self."):
            return self.scope_of(target, ast.ClassDef)
        return self.scope_of(target)

    def value_of(self, node: ast.AST) -> ast.expr | None:
        """Return what was assigned last to a name or an attribute of `self`, before `node`.

        After `model = Net()` and `model = model.eval()` it is `Net()`.
        """
        value = self._last_value(node)
        while (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Attribute)
            and _is_fluent(value)
            and (earlier := self._last_value(value.func.value)) is not None
            and earlier is not value
        ):
            value = earlier
        return value

    def _last_value(self, node: ast.AST) -> ast.expr | None:
        text = dotted_text(node)
        if not text:
            return None
        own = text.startswith("self.")
        for scope in (node, *self.above(node)):
            if isinstance(scope, FUNCTIONS) and (scope, text) not in self._assigned:
                if text in parameters_of(scope):
                    return None
            elif isinstance(scope, _SCOPES) and (scope, text) in self._assigned:
                found = self._assigned[scope, text]
                begins = (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
                earlier = found if own else [one for one in found if one[0] <= begins]
                inner = scope is self.scope_of(node)
                return earlier[-1][1] if earlier else (None if inner else found[-1][1])
        return None

    def bases(self, node: ast.ClassDef) -> Iterator[ast.expr]:
        """Yield the bases of a class and of those bases that this file defines."""
        seen = {node.name}
        waiting = list(node.bases)
        while waiting:
            base = waiting.pop(0)
            yield base
            name = dotted_text(base)
            if name in self.classes and name not in seen:
                seen.add(name)
                waiting.extend(self.classes[name].bases)

    # What code runs in ----------------------------------------------------------------------------

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
            if not (depth and isinstance(one, ast.Call)):  # arguments are made before the call
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
        elif self.name_of(decorator.func) == "functools.partial" and decorator.args:
            first, *rest = decorator.args
            made = ast.Call(func=first, args=rest, keywords=decorator.keywords)
        else:
            return decorator
        return ast.copy_location(made, decorator)

    def _run_by(self, definition: ast.AST, names: Sequence[str] = _RUN) -> list[ast.AST]:
        if not isinstance(definition, ast.ClassDef):
            return [definition]
        return [one for one in definition.body if getattr(one, "name", "") in names]

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
                return self._run_by(made)
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
            return self._run_by(owner, [last]) if isinstance(owner, ast.ClassDef) else []
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
        for _ in range(_DEEPEST):
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

"""A source file as scans see it: its names, and what its expressions stand for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import cast

from errata.model.source import parse_script

_RUN = ("forward", "construct", "__call__")  # the methods that a call of a module runs
DEEPEST = 4  # how far calls between functions of one file are followed
_CONTAINERS = ("ModuleList", "LayerList", "CellList", "list", "tuple")
_MOST_ORIGINS = 16  # what one expression may stand for

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_SCOPES = (*FUNCTIONS, ast.ClassDef, ast.Module)
SAME: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.AnnAssign: ast.Assign,
    ast.NamedExpr: ast.Assign,
    ast.AsyncFunctionDef: ast.FunctionDef,
    ast.AsyncWith: ast.With,
    ast.AsyncFor: ast.For,
    ast.GeneratorExp: ast.ListComp,
    ast.SetComp: ast.ListComp,
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

_MODULE = re.compile(r"(?:torch|paddle|mindspore)\.nn\.(?!Parameter)[A-Z]\w*(?<!Loss)")
_WORD = re.compile(r"\w+")
_LINE_END = re.compile(r"\r\n|\r|\n")  # what Python counts as one: no form feed
ANY = "*"
"""The last name of a pattern whose last name is a hole."""
_NAMELESS = ("annotation", "returns", "ctx")  # annotations use no name: nothing of them runs
_FLUENT = ("eval", "train", "cuda", "cpu", "requires_grad_")
_PLACE = re.compile(r"(?i)dev|cuda|cpu|gpu|npu|rank|meta")


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


def keyed(node: ast.AST) -> list[tuple[object, ast.expr]]:
    """Return the constant keys and the values of `{...}` or `dict(...)`; of others, none."""
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return [(key.value, value) for key, value in pairs if isinstance(key, ast.Constant)]
    if isinstance(node, ast.Call) and dotted_text(node.func) == "dict":
        return [(one.arg, one.value) for one in node.keywords if one.arg]
    return []


def _element(value: ast.expr, number: int) -> ast.expr:
    """Return what stands for one of several values, of a function or a loop."""
    one = ast.Subscript(value=value, slice=ast.Constant(number), ctx=ast.Load())
    return ast.copy_location(one, value)


def _is_fluent(node: ast.Call) -> bool:
    """Return whether a method returns its object as it was, but for the place and the mode."""
    name = getattr(node.func, "attr", "")
    if name != "to":
        return name in _FLUENT
    to = [*node.args, *(each.value for each in node.keywords if each.arg != "non_blocking")]
    return all(_PLACE.search(ast.unparse(one)) for one in to)  # not a dtype, not a tensor


def parameters_of(function: ast.AST) -> frozenset[str]:
    """Return the names of a function's parameters, without `self`, `cls` and `**options`."""
    given = getattr(function, "args", None)
    if not isinstance(given, ast.arguments):
        return frozenset()
    named = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg)
    return frozenset(one.arg for one in named if one is not None) - {"self", "cls"}


class Values:
    """One parsed source file: its names, its functions, and what expressions stand for.

    Raises SyntaxError for text that Python cannot parse. Names are resolved through imports and
    assignments of this file; other files are not read.
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
        self._varied: set[ast.AST] = set()  # values of what has several
        self._names: dict[ast.AST, str] = {}
        self.matched: dict[ast.AST, Mapping[ast.AST, bool]] = {}  # by the blocks of patterns
        self._stands_for: dict[ast.AST, list[ast.AST]] = {}
        self._depth = 0  # of questions that lead to questions
        self.around = cache(lambda node: frozenset(self.above(node)))  # what is around a node
        order = self._walk()
        for each in (self._bind, self._note_values, self._index):
            for node in order:
                each(node)

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
        kind = type(node)
        self.nodes.setdefault((kind, ""), []).append(node)
        if kind in SAME:
            self.nodes.setdefault((SAME[kind], ""), []).append(node)
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

    def _note_values(self, node: ast.AST) -> None:
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self._assign(target, node.value)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
            self._iterate(node.target, node.iter)

    def _iterate(self, target: ast.expr, values: ast.expr) -> None:
        """Note the variables of a loop: each stands for an element, also below `enumerate`."""
        name = dotted_text(values.func) if isinstance(values, ast.Call) else ""
        if name in ("enumerate", "zip") and isinstance(target, ast.Tuple):
            targets = target.elts[name == "enumerate" :]
            for one, each in zip(targets, cast("ast.Call", values).args, strict=False):
                self._iterate(one, each)
        else:
            self._assign(target, _element(values, 0))

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
            known = self._assigned.setdefault(place, [])
            known.append((ends, value))
            if len(known) > 1:
                self._varied.update(each[1] for each in known[-2:])

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

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the nodes around a node, the innermost first."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def scope_of(self, node: ast.AST, *kinds: type[ast.AST]) -> ast.AST:
        """Return the function around a node (or what `kinds` say), else the module."""
        wanted = kinds or (ast.FunctionDef, ast.AsyncFunctionDef)
        return next((one for one in self.above(node) if isinstance(one, wanted)), self.tree)

    def _home(self, target: ast.expr, text: str) -> ast.AST:
        """Return where an assigned name lives: attributes of `self` belong to the class."""
        if text.startswith("self."):
            return self.scope_of(target, ast.ClassDef)
        return self.scope_of(target, *_SCOPES, *_COMPREHENSIONS)

    def value_of(self, node: ast.AST) -> ast.expr | None:
        """Return what was assigned last to a name or an attribute, before `node`."""
        text = dotted_text(node)
        if text.startswith("self."):
            return self._attribute(self.scope_of(node, ast.ClassDef), text[len("self.") :])
        for scope in (node, *self.above(node)) if text else ():
            if isinstance(scope, FUNCTIONS) and (scope, text) not in self._assigned:
                if text in parameters_of(scope):
                    return None
            elif (scope, text) in self._assigned:
                inner = scope is self.scope_of(node, *_SCOPES)
                if isinstance(scope, ast.ClassDef) and not inner:
                    continue  # its methods see the names of its body as attributes alone
                found = self._assigned[scope, text]
                if isinstance(scope, _COMPREHENSIONS):
                    return found[-1][1]  # which stands behind what is made of it
                begins = (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
                earlier = [one for one in found if one[0] <= begins]
                return earlier[-1][1] if earlier else (None if inner else found[-1][1])
        return None

    def _attribute(self, owner: ast.AST, name: str) -> ast.expr | None:
        """Return what was assigned last to an attribute, in a class or those of its bases here."""
        bases = self.bases(owner) if isinstance(owner, ast.ClassDef) else ()
        below = [self.classes.get(dotted_text(one)) for one in bases]
        for one in (owner, *filter(None, below)):
            for text in (f"self.{name}", name)[: 1 + isinstance(one, ast.ClassDef)]:
                if (one, text) in self._assigned:
                    return self._assigned[one, text][-1][1]
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

    def origins(self, node: ast.AST) -> list[ast.AST]:
        """Return a node and what it may stand for, the nearest first.

        A name stands for what was assigned to it, a parameter for what the calls of this file give
        or its default, a call of a function of this file for what that returns, `x.eval()` for `x`.
        """
        if node not in self._stands_for and self._depth < _MOST_ORIGINS:
            found = self._stands_for[node] = [node]  # also of what stands for itself
            self._depth += 1  # `x = x.relu()` may follow on itself a thousand times
            for one in found:  # which grows
                if len(found) < _MOST_ORIGINS:
                    found += [each for each in self._origins(one) if each not in found]
            self._depth -= 1
        return self._stands_for.get(node, [node])

    def constant_of(self, node: ast.AST) -> ast.AST | None:
        """Return the one constant, such as `0.5` or `-1`, that an expression surely stands for."""
        for _ in range(DEEPEST):
            if isinstance(node, (ast.Constant, ast.UnaryOp)):
                return node
            found = list(self._origins(node))
            if len(found) != 1 or found[0] in self._varied:
                return None
            node = found[0]
        return None

    def _origins(self, node: ast.AST) -> Iterator[ast.AST]:
        value = self.value_of(node)
        if value is not None:
            yield value
        elif isinstance(node, ast.Name):
            yield from self._arguments(node)
        elif isinstance(node, ast.Attribute):
            made = [one for one in self.origins(node.value) if isinstance(one, ast.Call)]
            owners = [self.classes.get(dotted_text(one.func)) for one in made]
            found = (self._attribute(one, node.attr) for one in owners if one is not None)
            yield from (one for one in found if one is not None and one not in self._varied)
        elif isinstance(node, ast.IfExp):
            yield from (node.body, node.orelse)
        elif isinstance(node, ast.Subscript):
            yield from self._items(node)
        elif isinstance(node, ast.Call):
            inner = node.func.value if isinstance(node.func, ast.Attribute) else node
            yield from (inner,) if _is_fluent(node) else self._returned(node)

    def is_module(self, node: ast.AST) -> bool:
        """Return whether an expression makes a module, a layer or a cell, of this file or not."""
        if not isinstance(node, ast.Call):
            return False
        owner = self.classes.get(dotted_text(node.func))
        made = [node.func] if owner is None else list(self.bases(owner))
        return any(_MODULE.fullmatch(canonical_name(self.name_of(one))) for one in made)

    def _returned(self, call: ast.Call) -> Iterator[ast.AST]:
        called = self._named(call.func)
        for value in () if called else self.origins(call.func):
            if isinstance(value, ast.Call) and dotted_text(value.func) in self.classes:
                called = self._run_by(self.classes[dotted_text(value.func)])
        if len(called) == 1:
            own = called[0]
            returned = [own.body] if isinstance(own, ast.Lambda) else self._returns.get(own, [])
            yield from returned if len(returned) == 1 else ()

    @cached_property
    def _returns(self) -> dict[ast.AST, list[ast.expr]]:
        found: dict[ast.AST, list[ast.expr]] = {}
        for node in self.nodes.get((ast.Return, ""), ()):
            value = cast("ast.Return", node).value
            if value is not None:
                found.setdefault(self.scope_of(node), []).append(value)
        return found

    def _arguments(self, name: ast.Name) -> Iterator[ast.AST]:
        """Yield what the calls of this file give to a parameter, and its default."""
        function = self.scope_of(name, *FUNCTIONS)
        given = getattr(function, "args", None)
        if not isinstance(given, ast.arguments) or name.id not in parameters_of(function):
            return
        names = [each.arg for each in (*given.posonlyargs, *given.args)]
        defaults = dict(zip(reversed(names), reversed(given.defaults), strict=False))
        pairs = zip([each.arg for each in given.kwonlyargs], given.kw_defaults, strict=True)
        defaults |= {each: value for each, value in pairs if value is not None}
        is_method = isinstance(self.parents.get(function), ast.ClassDef) and names[:1] == ["self"]
        place = names.index(name.id) - is_method if name.id in names else -1
        calls = [one for one in self._own_callers.get(function, ()) if self._is_own(one.func)]
        is_given = bool(calls)
        for call in calls:
            found = [each.value for each in call.keywords if each.arg == name.id]
            found += call.args[place : place + 1] if place >= 0 else []
            is_given &= bool(found)
            yield from found if not any(isinstance(one, ast.Starred) for one in call.args) else ()
        if name.id in defaults and not is_given:
            yield defaults[name.id]

    def _is_own(self, called: ast.expr) -> bool:
        """Return whether a call is surely of this file: not of any object's method of that name."""
        if not isinstance(called, ast.Attribute) or dotted_text(called).startswith("self."):
            return True
        made = (getattr(one, "func", one) for one in self.origins(called.value))
        return any(dotted_text(one) in self.classes for one in made)

    def _items(self, node: ast.Subscript) -> Iterator[ast.AST]:
        """Yield the value at a constant place of a list, tuple or dictionary, or in a container.

        The elements of `ModuleList([...])` and of a comprehension are alike.
        """
        at = getattr(node.slice, "value", None)
        for one in self.origins(node.value):
            held = one.args if isinstance(one, ast.Call) else ()
            is_container = dotted_text(getattr(one, "func", one)).rpartition(".")[2] in _CONTAINERS
            values = held[0] if is_container and held else one
            if isinstance(values, ast.Dict):
                yield from (value for key, value in keyed(values) if key == at)
            elif isinstance(values, (ast.List, ast.Tuple)) and isinstance(at, int):
                yield from values.elts[at : at + 1]
            elif isinstance(values, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
                yield values.elt

    def _run_by(self, definition: ast.AST, names: Sequence[str] = _RUN) -> list[ast.AST]:
        if not isinstance(definition, ast.ClassDef):
            return [definition]
        return [one for one in definition.body if getattr(one, "name", "") in names]

    def meant(self, node: ast.AST, depth: int = 0, *, plain: bool = False) -> list[ast.AST]:
        """Return the functions of this file that an expression means, or runs when called.

        `plain` follows assignments alone, not the arguments of calls.
        """
        if isinstance(node, ast.Lambda):
            return [node]
        if depth > DEEPEST:
            return []
        while isinstance(node, ast.Call) and _is_fluent(node):
            node = cast("ast.Attribute", node.func).value
        if isinstance(node, ast.Call):
            made = self.classes.get(dotted_text(node.func))
            if made is not None:
                return self._run_by(made)
            return self.meant(node.args[0], depth + 1, plain=plain) if node.args else []
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Call):
            at = getattr(node.slice, "value", None)  # `net, optimizer = prepare(net, optimizer)`
            given = node.value.args[at : at + 1] if isinstance(at, int) else []
            return [one for each in given for one in self.meant(each, depth + 1, plain=plain)]
        found = self._named(node)
        if not found:
            follows = isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)) and not plain
            values = self._origins(node) if follows else filter(None, [self.value_of(node)])
            found = [one for each in values for one in self.meant(each, depth + 1, plain=plain)]
        return list(dict.fromkeys(found))

    def _named(self, node: ast.AST) -> list[ast.AST]:
        """Return the functions that a name or an attribute says, without what was assigned."""
        text = dotted_text(node)
        root, _, last = text.rpartition(".")
        if "self" in (root, text):
            owner = self.scope_of(node, ast.ClassDef)
            names = [last] if root else _RUN
            return self._run_by(owner, names) if isinstance(owner, ast.ClassDef) else []
        if text in self.functions:
            near = [one for one in self.functions[text] if self.parents[one] in self.above(node)]
            return list(near or self.functions[text])
        same = self.functions.get(last, ()) if root and not self.name_of(node) else ()
        return list(same) if len(same) == 1 else []

    @cached_property
    def callers(self) -> dict[ast.AST, list[ast.Call]]:
        """The calls of each function, as of a method, and of what a parameter stands for."""
        found = {function: list(calls) for function, calls in self._own_callers.items()}
        for call in self.calls:
            called = call.func
            if self.name_of(called).endswith(".functional_call") and call.args:
                called = call.args[0]  # it runs the module that it is given
            elif not isinstance(called, ast.Name) or self.name_of(called):
                continue
            for function in self.meant(called):
                if call not in found.setdefault(function, []):
                    found[function].append(call)
        return found

    @cached_property
    def _own_callers(self) -> dict[ast.AST, list[ast.Call]]:
        """The calls of each function, by its plain name, as a method of `self` or of its class."""
        found: dict[ast.AST, list[ast.Call]] = {}
        for call in self.calls:
            owner = self.classes.get(dotted_text(call.func))
            for function in self._run_by(owner, ["__init__"]) if owner is not None else ():
                found.setdefault(function, []).append(call)
            is_made = isinstance(call.func, ast.Call)  # `grad(f)(x)`
            if is_made or (dotted_text(call.func) and not self.name_of(call.func)):
                for function in self.meant(call.func, plain=True):
                    found.setdefault(function, []).append(call)
        return found

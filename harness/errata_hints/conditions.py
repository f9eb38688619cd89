"""Conditions on the arguments of a call: `input.shape != target.shape`.

A condition is one Python expression. It has the parameters of the call, `result` (the condition is
then evaluated after the call), names of dtypes, the attributes `ATTRIBUTES` and the functions
`FUNCTIONS`; nothing else can be reached. Everything it computes with is a plain number, string or
tuple: no operation of the framework runs, and no tensor outlives the call. Only the functions
`VALUES` read elements, through NumPy, of tensors on the CPU. A condition on something that cannot
be looked at (a device, a tracer, a subclass) does not hold.
"""

from __future__ import annotations

import ast
import sys
from typing import AbstractSet, Any, Callable, Iterator, Sequence

from errata_hints.looking import ACCESS, FUNCTIONS, OF_PYTHON, Deferred

ATTRIBUTES = frozenset(
    """
    shape ndim size dtype device requires_grad stop_gradient is_leaf training padding_idx
    num_embeddings vocab_size weight bias start stop step use_nested_tensor
    weight_ih_l0 layout activation_relu_or_gelu inplace
    """.split()  # noqa: SIM905 - a list would fill the page
)
"""What a condition may ask of an argument. `dtype` and `device` are names: `uint8`, `cpu`."""

DTYPES = frozenset(
    """
    bool uint8 int8 uint16 int16 uint32 int32 uint64 int64 float16 bfloat16 float32 float64
    complex64 complex128
    """.split()  # noqa: SIM905 - a list would fill the page
)
_FLAGS, _TELLING = ("is_", "grad_enabled", "autocasts"), "is_inference"
_NODES = tuple(
    getattr(ast, name)
    for name in """
    Expression BoolOp And Or UnaryOp Not USub BinOp Add Sub Mult FloorDiv Mod Compare cmpop Call
    Attribute Subscript Slice Name Load Store Constant Tuple List GeneratorExp comprehension IfExp
    """.split()  # noqa: SIM905 - a list would fill the page
) + ((ast.Index,) if sys.version_info < (3, 9) else ())


class Condition:
    """One condition, read: `holds(arguments)` says whether it holds, `values` what decided it.

    `parameters` are the names of the call. Raises ValueError with what is wrong of the text.
    """

    def __init__(self, text: str, parameters: Sequence[str]) -> None:
        self.text = text
        self._names = [*parameters, "result"]
        try:
            tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise ValueError(f"{text!r} is no expression: {error.msg}") from None
        _check(tree, text, set(self._names))
        names = {one.id for one in ast.walk(tree) if isinstance(one, ast.Name)}
        self.needs_result = "result" in names
        self.needs_grad = text.startswith("grad_enabled() and ")  # asked once for a whole call
        if names.isdisjoint(self._names):
            raise ValueError(f"{text!r} says nothing about {', '.join(self._names)}")
        self._holds = self._compiled(text)
        parts = (ast.get_source_segment(text, one) or "" for one in _decisive(tree))
        self._parts = list(dict.fromkeys(filter(None, parts)))

    def _compiled(self, text: str) -> Callable[..., Any]:
        """Compile an expression to a function of the arguments, in their order."""
        whole = ast.parse(f"lambda {', '.join(self._names)}: 0", mode="eval")
        body = _Plain(set(self._names)).visit(ast.parse(text, mode="eval").body)
        whole.body.body = body  # type: ignore[attr-defined]
        code = compile(ast.fix_missing_locations(whole), "<condition>", "eval")
        function: Callable[..., Any] = eval(code, {"__builtins__": {}, **ACCESS, **FUNCTIONS})  # noqa: S307
        return function

    def holds(self, arguments: Sequence[Any], result: Any = None) -> bool:
        """Return whether the condition holds for a call; False where that cannot be known.

        Raises what an earlier operation of the program left to be raised, as the call would.
        """
        try:
            return bool(self._holds(*arguments, result))
        except Deferred as deferred:
            raise deferred.error from None
        except Exception:
            return False

    def values(self, arguments: Sequence[Any], result: Any = None) -> list[str]:
        """Return what the parts of the condition are for a call: `input.shape is (32, 1)`."""
        found: list[str] = []
        flags: list[str] = []  # what only says that the condition is about this call
        for text in self._parts:
            try:
                value = self._compiled(text)(*arguments, result)
            except Exception:
                continue
            is_flag = text.startswith(_FLAGS) and not text.startswith(_TELLING)
            is_flag &= type(value) is bool
            shown = f"{text} is {value if type(value) is str else repr(value)}"[:200]
            (flags if is_flag else found).append(shown)
        return found or flags


def _check(tree: ast.AST, text: str, names: AbstractSet[str]) -> None:
    """Raise ValueError for whatever a condition may not have."""
    loops = {one.target.id for one in ast.walk(tree) if _is_loop(one)}  # type: ignore[attr-defined]
    known = names | loops | DTYPES
    for one in ast.walk(tree):
        wrong = ""
        if not isinstance(one, _NODES):
            wrong = f"{type(one).__name__} cannot be part of a condition"
        elif isinstance(one, ast.Attribute) and one.attr not in ATTRIBUTES:
            wrong = f".{one.attr} is not one of {', '.join(sorted(ATTRIBUTES))}"
        elif isinstance(one, ast.Call):
            if not isinstance(one.func, ast.Name) or one.func.id not in FUNCTIONS:
                wrong = f"the functions are {', '.join(sorted(FUNCTIONS))}"
            elif one.keywords:
                wrong = f"{one.func.id} takes no keywords"
        elif isinstance(one, ast.comprehension) and not _is_loop(one):
            wrong = "a loop is `for NAME in …`"
        elif isinstance(one, ast.Name) and one.id not in known | set(FUNCTIONS):
            wrong = f"{one.id} is neither a parameter of the call nor a dtype"
        if wrong:
            raise ValueError(f"{text!r}: {wrong}")


def _is_loop(node: ast.AST) -> bool:
    return isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name)


def _decisive(node: ast.expr) -> Iterator[ast.expr]:
    """Yield the parts of a condition that are worth showing: what it compares, what it calls."""
    if isinstance(node, ast.BoolOp):
        for one in node.values:
            yield from _decisive(one)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield from _decisive(node.operand)
    elif isinstance(node, ast.Compare):
        for one in (node.left, *node.comparators):
            if not isinstance(one, (ast.Constant, ast.Tuple, ast.UnaryOp)) and not _is_dtype(one):
                yield one
    else:
        yield node


def _is_dtype(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in DTYPES


class _Plain(ast.NodeTransformer):
    """Make every access of an argument a call that returns plain data, or raises Unknown."""

    def __init__(self, names: AbstractSet[str]) -> None:
        self._names = set(names)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        return _call("attribute", self._bare(node.value), ast.Constant(node.attr))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        base = _call("items", self._bare(node.value))
        return ast.Subscript(value=base, slice=self.visit(node.slice), ctx=ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.AST:
        is_of_python = node.func.id in OF_PYTHON  # type: ignore[attr-defined]
        arguments = [self.visit(one) if is_of_python else self._bare(one) for one in node.args]
        return ast.Call(func=node.func, args=arguments, keywords=[])

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self._names.add(node.target.id)  # type: ignore[attr-defined]
        node.iter = _call("items", self._bare(node.iter))
        node.ifs = [self.visit(one) for one in node.ifs]
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        node.generators = [self.visit(one) for one in node.generators]  # loops name variables
        node.elt = self.visit(node.elt)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        both = [node.left, *node.comparators]
        if all(isinstance(one, (ast.Is, ast.IsNot)) for one in node.ops):
            both = [self._bare(one) for one in both]
        else:
            both = [self.visit(one) for one in both]
        return ast.Compare(left=both[0], ops=node.ops, comparators=both[1:])

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._names:
            return _call("plain", node)
        return ast.Constant(node.id) if node.id in DTYPES else node

    def _bare(self, node: ast.expr) -> Any:
        """Leave an argument as it is where a function looks at it."""
        if isinstance(node, ast.Name) and node.id in self._names:
            return node
        return self.visit(node)


def _call(function: str, *arguments: Any) -> ast.Call:
    return ast.Call(func=ast.Name(f"_{function}", ast.Load()), args=list(arguments), keywords=[])

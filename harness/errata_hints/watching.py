"""Watch a program for calls that a documented failure has: `errata watch train.py`.

    python -m errata_hints.watching PLAN SCRIPT [ARG ...]     # or: -m MODULE [ARG ...]

Only the functions that the plan names are replaced, each by one that looks at its arguments and
calls it; the others, and what a compiler captures, stay as they are. The standard library alone,
and the syntax of Python 3.8.
"""

from __future__ import annotations

import ast
import functools
import importlib.abc
import importlib.machinery
import linecache
import os
import re
import sys
import threading
from types import FrameType, ModuleType
from typing import Any, Callable, Mapping, NamedTuple, Sequence

from errata_hints import FRAMEWORKS, UNSEEN
from errata_hints.conditions import Condition
from errata_hints.looking import captures_of, grad_enabled, looked, overrides_of

_PADDLE = "paddle.jit.dy2static.program_translator.{}StaticFunction.__call__"
_MINDSPORE = ("_CellGraphExecutor", "_MindsporeFunctionExecutor", "_JitExecutor")
_COMPILERS = {
    "torch": ["torch.jit.script"],
    "paddle": ["paddle.jit.save", *map(_PADDLE.format, ("", "Symbolic", "AST"))],
    "mindspore": [f"mindspore.common.api.{one}.compile" for one in _MINDSPORE],
}
"""What reads the source or the byte-code of functions: while it runs, every function is itself."""

_MISSING = object()
_held: list[Any] = []
_IGNORED = re.compile(r"#\s*errata:\s*ignore\b(?:\[(?P<cases>[^\]]*)\])?")


class KnownFailure(RuntimeError):
    """Raised at a call that has a documented failure, where the user asked for that."""


class Call:
    """A function that is watched: its full name, its parameters and what they are without one.

    `skip` is how many arguments stand before these: the object, of an `__init__`.
    """

    def __init__(self, name: str, defaults: Mapping[str, Any], skip: int = 0) -> None:
        self.name = name
        self.defaults = dict(defaults)
        self.parameters = list(defaults)
        self._skip, self._end, self._pairs = skip, skip + len(defaults), list(defaults.items())

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
        """Return the arguments of a call, in the order of the parameters."""
        bound = list(args[self._skip : self._end])
        return bound + [kwargs.get(name, default) for name, default in self._pairs[len(bound) :]]


def read_call(text: str) -> Call:
    """Read `torch.nn.functional.mse_loss(input, target, reduction="mean")`.

    Raises ValueError for anything else.
    """
    name, _, rest = text.partition("(")
    every: Any = None
    try:
        tree: Any = ast.parse(f"def call({rest}: pass")
        values = [ast.literal_eval(one) for one in tree.body[0].args.defaults]
        every = tree.body[0].args
    except (SyntaxError, ValueError, AttributeError):
        pass
    is_dotted = "." in name and all(map(str.isidentifier, name.split(".")))
    if name == "torch.Tensor.__getitem__":  # CPython then takes every tensor for a sequence
        raise ValueError(f"{name} cannot be watched: torch.tensor([x, x]) would change")
    if every is None or every.vararg or every.kwarg or not is_dotted:
        example = "torch.nn.functional.mse_loss(input, target)"
        raise ValueError(f"{text!r} is no call with parameters, such as {example}")
    names = [one.arg for one in (*every.posonlyargs, *every.args)]
    with_default = dict(zip(names[len(names) - len(values) :], values))
    return Call(name, {**dict.fromkeys(names), **with_default})


class WatchedFunctions:
    """Some functions whose calls have the failure of a case where a condition holds.

    Raises ValueError with what is wrong of the first bad call or condition.
    """

    def __init__(self, call: Sequence[str], when: str, **about: Any) -> None:
        self.calls = [(one, Condition(when, one.parameters)) for one in map(read_call, call)]
        self.about = about


class _Watched(NamedTuple):
    """One function with a condition on its calls, and the trigger that they belong to."""

    trigger: WatchedFunctions
    call: Call
    condition: Condition


class Watch:
    """Replaces functions by ones that look at their arguments; `found` gets what was found.

    `plan` maps frameworks to their triggers (see `errata watch --plan`). `raises` makes a finding
    an exception.
    """

    def __init__(
        self,
        plan: Mapping[str, Sequence[Mapping[str, Any]]],
        found: Callable[[dict[str, Any]], None],
        raises: bool = False,
    ) -> None:
        self._found = found
        self._raises = raises
        self._places: set[tuple[Any, ...]] = set()
        self._own = threading.local()
        self._lock = threading.RLock()
        self._replaced: list[tuple[Any, str, Any, Any]] = []  # owner, name, original, ours
        self._done: set[str] = set()
        self.watched: dict[str, list[_Watched]] = {}
        for framework, triggers in plan.items():
            for one in triggers:
                trigger = WatchedFunctions(framework=framework, **one)
                for call, condition in trigger.calls:
                    one_more = _Watched(trigger, call, condition)
                    self.watched.setdefault(call.name, []).append(one_more)

    def start(self) -> None:
        """Watch the frameworks that are imported, and each other as soon as it is."""
        for name in FRAMEWORKS:
            if name in sys.modules:
                self.replace(name)
        sys.meta_path.insert(0, _Imports(self))

    def stop(self) -> None:
        """Make every function itself again."""
        sys.meta_path[:] = [one for one in sys.meta_path if not isinstance(one, _Imports)]
        self._set(ours=False)
        self._replaced.clear()
        self._done.clear()

    def replace(self, framework: str) -> None:
        """Replace the watched functions of a framework, as far as they are imported."""
        with self._lock:
            for name, triggers in self.watched.items():
                if name in self._done or name.partition(".")[0] != framework:
                    continue
                owner, attribute = _resolve(name)
                original = getattr(owner, attribute, None)
                mine = triggers
                if isinstance(original, type):
                    owner, attribute = original, "__init__"
                    mine = [one._replace(call=Call(name, one.call.defaults, 1)) for one in triggers]
                    original = getattr(owner, attribute)
                if callable(original):
                    self._done.add(name)
                    ours = self._watching(original, mine, framework)
                    _pose(ours, original, name)
                    self._put(owner, attribute, ours)
            for name in _COMPILERS[framework]:
                owner, attribute = _resolve(name)
                original = vars(owner).get(attribute) if owner is not None else None
                if name not in self._done and callable(original):
                    self._done.add(name)
                    self._put(owner, attribute, self._pausing(original))

    def _put(self, owner: Any, attribute: str, ours: Any) -> None:
        inherited = isinstance(owner, type) and attribute not in vars(owner)
        original = _MISSING if inherited else getattr(owner, attribute)
        try:
            setattr(owner, attribute, ours)
        except (AttributeError, TypeError):  # a type of C: it stays as it is
            return
        self._replaced.append((owner, attribute, original, ours))

    def _set(self, ours: bool) -> None:
        with self._lock:
            for owner, attribute, original, mine in self._replaced:
                if ours:
                    setattr(owner, attribute, mine)
                elif original is _MISSING:
                    delattr(owner, attribute)
                else:
                    setattr(owner, attribute, original)

    def _pausing(self, original: Any) -> Any:
        """Return what a compiler's entry becomes: in it every function is itself."""

        @functools.wraps(original)
        def compiler(*args: Any, **kwargs: Any) -> Any:
            if getattr(self._own, "paused", False):
                return original(*args, **kwargs)
            self._own.paused = True
            self._set(ours=False)
            try:
                return original(*args, **kwargs)
            finally:
                self._own.paused = False
                self._set(ours=True)

        return compiler

    def _watching(self, original: Any, triggers: Sequence[_Watched], framework: str) -> Any:
        """Return what a watched function becomes."""
        captures = captures_of(framework)
        overrides = overrides_of(framework)
        paused = self._pausing(original)
        before = [one for one in triggers if not one.condition.needs_result]
        after = [one for one in triggers if one.condition.needs_result]
        own, look = self._own, self._look

        @functools.wraps(original)
        def watched(*args: Any, **kwargs: Any) -> Any:
            # A compiler that captures the program sees the function alone, without our look.
            if captures() or getattr(own, "looks", False):
                return original(*args, **kwargs)
            if before:
                look(before, args, kwargs, None)
            # A subclass is given the function, and may ask which one it is.
            result = (paused if overrides(*args, *kwargs.values()) else original)(*args, **kwargs)
            if after:
                look(after, args, kwargs, result)
            return result

        ours: Any = watched
        if hasattr(original, "__code__"):  # the line of one in C is ours in any case
            ours.__code__ = ours.__code__.replace(co_filename=UNSEEN)
        return ours

    def _look(
        self,
        watched: Sequence[_Watched],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        result: Any,
    ) -> None:
        found = []
        self._own.looks = True  # what a condition calls is not looked at
        looked.number += 1
        try:
            grads = grad_enabled()
            for one in watched:
                if one.condition.needs_grad and not grads:
                    continue
                bound = one.call.bind(args, kwargs)
                if one.condition.holds(bound, result):
                    caller = sys._getframe(2)  # noqa: SLF001 - of the watched function
                    found += self._new(one, caller, bound, result)
        finally:
            self._own.looks = False
        for about in found:
            self._found(about)
            if self._raises:
                values = "; ".join(about["values"])
                raise KnownFailure(f"{about['case']}: {about['title']} ({values})")

    def _new(
        self, one: _Watched, caller: FrameType, bound: Sequence[Any], result: Any
    ) -> list[dict[str, Any]]:
        """Describe a call that was found, unless its place is known or left out."""
        about = one.trigger.about
        place = _place(caller, about["framework"])
        key = (about["case"], place["file"], place["line"])
        line = linecache.getline(place["file"], place["line"])
        if key in self._places or leaves_out(line, about["case"]):
            return []
        self._places.add(key)
        values = one.condition.values(bound, result)
        return [{**about, "call": one.call.name, "values": values, **place}]


def _pose(ours: Any, original: Any, name: str) -> None:
    """Let pickle and TorchScript find a function that a program holds: as themselves find it."""
    builtins: Any = sys.modules.get("torch.jit._builtins")
    if hasattr(original, "__code__"):
        if builtins is not None:
            vars(ours).update(__script_if_tracing_wrapper=True, __original_fn=original)
        return
    module = next(each for each in _prefixes(name) if each in sys.modules)
    ours.__module__, ours.__qualname__ = module, name[len(module) + 1 :]
    known = builtins and builtins._find_builtin(original)  # noqa: SLF001 - PyTorch has no other
    if known:
        builtins._register_builtin(ours, known)  # noqa: SLF001
        _held.append(ours)  # it is registered by its address


def _resolve(name: str) -> tuple[Any, str]:
    """Return what has an attribute of this full name, among the imported modules."""
    parents, _, attribute = name.rpartition(".")
    module = next((each for each in _prefixes(name) if each in sys.modules), "")
    owner: Any = sys.modules.get(module)
    for part in filter(None, parents[len(module) + 1 :].split(".")):
        owner = getattr(owner, part, None)
    return owner, attribute


def _prefixes(name: str) -> list[str]:
    """List `a.b` and `a` of the full name `a.b.c`."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(len(parts) - 1, 0, -1)]


def _place(caller: FrameType, framework: str) -> dict[str, Any]:
    """Return the line outside the framework that calls, and the user's own above a library's."""
    home = os.path.dirname(sys.modules[framework].__file__ or "?") + os.sep
    standard = os.path.dirname(os.__file__) + os.sep
    place: dict[str, Any] = {}
    frame: FrameType | None = caller
    while frame is not None:
        file = frame.f_code.co_filename
        is_library = "site-packages" in file or "dist-packages" in file
        is_ours = os.path.dirname(file) == os.path.dirname(__file__) or _is_made(file)
        if not is_ours and not file.startswith(home):
            if not is_library and file.startswith(standard):
                pass
            elif not place:
                place = {"file": file, "line": frame.f_lineno}
            elif not is_library:
                if (file, frame.f_lineno) != (place["file"], place["line"]):
                    place["caller"] = f"{file}:{frame.f_lineno}"
                break
            if place and not is_library:
                break
        frame = frame.f_back
    return place or {"file": caller.f_code.co_filename, "line": caller.f_lineno}


def leaves_out(line: str, case: str) -> bool:
    """Return whether a line of code has the comment that keeps a case from being reported there."""
    comment = _IGNORED.search(line)
    named = comment and comment["cases"]
    return bool(comment) and (named is None or case in map(str.strip, named.split(",")))


def _is_made(file: str) -> bool:
    """Whether it is a file that only the interpreter, or a compiler, knows."""
    return file.startswith(("<frozen", "<eval_with_key", "<fx"))


class _Imports(importlib.abc.MetaPathFinder):
    """Replaces functions as soon as the module that has them is imported."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._modules = {name.rpartition(".")[0] for name in watch.watched} | set(FRAMEWORKS)

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> Any:
        """Find a module as usual; one with watched functions gets them replaced."""
        if name not in self._modules:
            return None
        others = (one for one in sys.meta_path if one is not self and hasattr(one, "find_spec"))
        specs = (one.find_spec(name, path, target) for one in others)
        spec = next((one for one in specs if one is not None), None)
        if spec is not None and spec.loader is not None:
            self._follow(spec)
        return spec

    def _follow(self, spec: importlib.machinery.ModuleSpec) -> None:
        loader: Any = spec.loader
        execute = loader.exec_module

        def exec_module(module: ModuleType) -> None:
            execute(module)
            root = spec.name.partition(".")[0]
            about = getattr(sys.modules.get(root), "__spec__", None)
            if root in FRAMEWORKS and (
                spec.name == root or not getattr(about, "_initializing", False)
            ):
                self._watch.replace(root)

        loader.exec_module = exec_module

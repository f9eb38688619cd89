"""Write which names and arguments a framework has, as JSON: run by `tools.names` inside it.

    python names_inside.py torch FILE

A module's names are those that it has once the framework and it are imported: of a package, in a
process of its own, so that no other import has added to it. Standard library of Python 3.7 only.
"""

from __future__ import annotations

import ast
import contextlib
import enum
import importlib
import inspect
import itertools
import json
import os
import pkgutil
import signal
import sys
import textwrap
import warnings
from pathlib import Path
from typing import Any

PATIENCE = 60  # seconds for one import
# Tests and generated code, which nobody imports by name.
LEFT_OUT = (
    "torch.testing._internal",
    "torch._inductor.fx_passes.serialized_patterns",
    "torch.utils.benchmark.examples",
    "torch._vendor",
    "paddle.libs",
)
CLASSES = {
    "torch": ("torch.Tensor", "torch.nn.Module"),
    "paddle": ("paddle.Tensor", "paddle.nn.Layer"),
    "mindspore": ("mindspore.Tensor", "mindspore.nn.Cell"),
}


def names_of(thing: object) -> list[str]:
    """List the names of a module or a class, without Python's own."""
    return sorted(name for name in dir(thing) if not (name[:2] == name[-2:] == "__"))


def lazy_names(module: Any, names: list[str], children: list[str]) -> list[str]:
    """List what a module has only once somebody asks for it: by its `__getattr__`."""
    if "__getattr__" not in vars(module):
        return []
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    values = (getattr(node, "value", getattr(node, "s", None)) for node in ast.walk(tree))
    texts = {value for value in values if isinstance(value, str) and value.isidentifier()}
    return [name for name in sorted(texts.union(children) - set(names)) if has(module, name)]


def has(module: object, name: str) -> bool:
    """Return whether a module has a name; what raises on the way is a no."""
    try:
        return hasattr(module, name)
    except BaseException:  # noqa: BLE001 - a module may end the process, too
        return False


def read_alone(name: str) -> Any:
    """Import a module in a fork of this process; return its names and its folders."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(PATIENCE)
        answer = None
        try:
            module = importlib.import_module(name)
            folders = list(getattr(module, "__path__", ()))
            children = [one.name for one in pkgutil.iter_modules(folders)]
            names = names_of(module)
            answer = [names + lazy_names(module, names, children), folders]
        except BaseException:  # noqa: BLE001 - or load a library that is not there
            answer = None
        with os.fdopen(writer, "w") as stream:
            json.dump(answer, stream)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as stream:
        text = stream.read()
    os.waitpid(child, 0)
    return json.loads(text or "null")


def is_read(name: str) -> bool:
    """Return whether somebody may import a module: not far below a private package, no test."""
    parts = name.split(".")
    private = [number for number, part in enumerate(parts) if part.startswith("_")]
    is_deep = bool(private) and len(parts) - private[0] > 2
    is_test = parts[-1] in ("__main__", "tests", "test")
    return not is_deep and not is_test and not name.startswith(LEFT_OUT)


class Reading:
    """The modules that were found, each with its names; None where it cannot be imported."""

    def __init__(self, root: str) -> None:
        """Import a framework and read it."""
        self.found: dict[str, list[str] | None] = {}
        self.waiting: list[str] = []
        framework = importlib.import_module(root)
        self.early = {name for name in sys.modules if (name + ".").startswith(root + ".")}
        names, folders = read_alone(root)
        self.found[root] = names
        self.walk(root, folders)
        for name in filter(is_read, self.early - set(self.found)):
            self.found[name] = names_of(sys.modules[name])
        self.classes = {}
        for name in CLASSES[root]:
            owner = framework if name.count(".") == 1 else getattr(framework, "nn", None)
            if hasattr(owner, name.rpartition(".")[2]):
                self.classes[name] = names_of(getattr(owner, name.rpartition(".")[2]))
        for name in self.waiting:  # grows: what is below a private package is found on the way
            self.read_here(name)

    def walk(self, package: str, folders: Any) -> None:
        """Read what is below a package; what changes nothing for others waits for the end."""
        for one in pkgutil.iter_modules(folders):
            name = f"{package}.{one.name}"
            if not is_read(name):
                continue
            if name in self.early and not one.ispkg:
                self.found[name] = names_of(sys.modules[name])
            elif not one.ispkg or ("._" in name and name not in self.early):
                self.waiting.append(name)
            else:
                answer = read_alone(name)
                self.found[name] = answer and answer[0]
                self.walk(name, answer[1] if answer else ())

    def read_here(self, name: str) -> None:
        """Import a module in this process."""
        try:
            module = importlib.import_module(name)
        except BaseException:  # noqa: BLE001
            self.found[name] = None
            return
        self.found[name] = names_of(module)
        below = (one.name for one in pkgutil.iter_modules(getattr(module, "__path__", ())))
        self.waiting += filter(is_read, (f"{name}.{one}" for one in below))


def arguments_of(thing: Any) -> Any:
    """List the keyword arguments of a function or a class, `?` where it may take others.

    What can stand without its name comes first, in order, and then a `.`. Returns None where Python
    cannot tell.
    """
    if inspect.isbuiltin(thing):
        return arguments_of_operator(thing.__name__)
    if inspect.isclass(thing) and issubclass(thing, enum.Enum):
        return None  # Python's own, which differ between its releases
    inner = thing.__init__ if inspect.isclass(thing) else thing
    if "__signature__" in getattr(inner, "__dict__", ()):  # what it says it takes
        return [".", "?"]
    while hasattr(inner, "__wrapped__"):
        if renames(inner):
            return [".", "?"]
        inner = inner.__wrapped__
    try:
        parameters = list(inspect.signature(thing).parameters.values())
    except (TypeError, ValueError, NameError, AttributeError):
        return None
    kinds = [one.kind for one in parameters]
    placed, named = [
        [one.name for one in parameters if one.kind == kind and one.name != "self"]
        for kind in (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    ]
    if inspect.Parameter.POSITIONAL_ONLY in kinds:
        placed, named = [], placed + named
    return [*placed, ".", *named] + ["?"] * (inspect.Parameter.VAR_KEYWORD in kinds)


def arguments_of_operator(name: str) -> Any:
    """List the keyword arguments of an operator of torch, by all its schemas.

    Its binding takes NumPy's names for some, and names the first one `input`.
    """
    library: Any = sys.modules.get("torch._C")
    schemas = library._jit_get_schemas_for_operator(f"aten::{name}") if library else ()  # noqa: SLF001
    named = {one.name for schema in schemas for one in schema.arguments}
    placed = [[one.name for one in each.arguments if not one.kwarg_only] for each in schemas]
    sure: Any = []
    for names in map(set, itertools.zip_longest(*placed)):
        names.discard(None)
        if len(names) > 1:
            break  # as of `max(input, dim)` and `max(input, other)`
        sure += names
    sure = ["input" if one == "self" else one for one in sure]
    also = {"self": "input x x1 a", "other": "x2", "dim": "axis", "keepdim": "keepdims"}
    also.update(dtype="out", layout="requires_grad")
    named = named.union(*(also.get(one, "").split() for one in named))
    return [*sure, ".", *sorted(named - set(sure))] if named else None


def renames(wrapper: Any) -> bool:
    """Return whether a decorator may do more with keyword arguments than to pass them on."""
    try:
        tree: Any = ast.parse(textwrap.dedent(inspect.getsource(wrapper.__code__)))
        given = tree.body[0].args.kwarg.arg
    except (AttributeError, OSError, TypeError, SyntaxError):
        return True
    if wrapper.__code__.co_filename == contextlib.__file__:
        return False  # a context manager keeps them until it calls
    nodes = list(ast.walk(tree))
    passed = [one.value for node in nodes for one in getattr(node, "keywords", ()) if not one.arg]
    return any(getattr(one, "id", "") == given and one not in passed for one in nodes)


def calls_in(modules: Any, root: str) -> Any:
    """Map what can be called by a public name to its arguments: functions, classes, methods.

    Each stands by its shortest name and by the two shortest below packages that hold its
    definition, the first of which has a class's methods, too.
    """
    found: Any = {}
    for module in filter(is_public, modules):
        try:
            inside = vars(importlib.import_module(module))
        except BaseException:  # noqa: BLE001, S112
            continue
        for name, thing in list(inside.items()):
            home = f"{getattr(thing, '__module__', None)}."
            home = f"{module}." if inspect.isbuiltin(thing) and root == "torch" else home
            if name[0] != "_" and callable(thing) and home.startswith(f"{root}."):
                path = f"{module}.{name}"
                length = (path.count("."), len(path), path)
                is_far = not home.startswith(f"{module}.")
                found.setdefault(id(thing), (thing, []))[1].append((is_far, length))
    calls = {}
    for thing, paths in found.values():
        names = [length[-1] for _, length in sorted(paths)]  # at first those near the definition
        calls.update(dict.fromkeys([min(length for _, length in paths)[-1], *names[:2]], thing))
        own = vars(thing).items() if inspect.isclass(thing) else ()
        methods = [(name, one) for name, one in own if inspect.isfunction(one) and name[0] != "_"]
        calls.update((f"{names[0]}.{name}", one) for name, one in methods)
    told = ((f"{name}()", arguments_of(thing)) for name, thing in calls.items())
    return {name: arguments for name, arguments in told if arguments is not None}


def is_public(module: str) -> bool:
    """Return whether no part of a module's name begins with an underscore."""
    return "._" not in module


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)  # imports print what they like
    reading = Reading(sys.argv[1])
    read = [name for name, names in reading.found.items() if names is not None]
    calls = calls_in(read, sys.argv[1])
    told = {"modules": reading.found, "classes": reading.classes, "calls": calls}
    Path(sys.argv[2]).write_text(json.dumps(told), encoding="utf-8")
    os._exit(0)  # whatever the imports have started

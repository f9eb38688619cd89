"""A torch that only ships what cases are gathered from, as small as that can be."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SHIFT = '''\
# mypy: allow-untyped-defs
import torch

from torch._export.db.case import SupportLevel


def double(x):
    return x + x


@torch.jit.ignore
class Shift(torch.nn.Module):
    """
    A shift is exported as {it} stands.
    """

    def forward(self, x, *, by):
        return double(x) + by  # in place? no


example_args = (torch.ones(2),)
example_kwargs = {"by": 1}
tags = {"torch.dynamic-shape", "python.builtin"}
support_level = SupportLevel.NOT_SUPPORTED_YET
dynamic_shapes = {"x": {0: "n"}, "by": None}
model = Shift()
'''
PLAIN = """\
import torch

class Plain(torch.nn.Module):
    def forward(self, x):
        return x

example_args = (torch.ones(2),)
model = Plain()
"""
BRANCH = {
    "Gb_type": "Data-dependent branching",
    "Context": "attempted to jump with {value}",
    "Explanation": "Detected data-dependent branching (e.g. `if my_tensor.sum() > 0:`).",
    "Hints": ["Use `torch.cond`.", "Or do not."],
}
BREAK = {
    "Gb_type": "Call to `torch._dynamo.graph_break()`",
    "Context": "Called with args `{args}`",
    "Explanation": "User-inserted graph break. Message: {reason}",
    "Hints": [],
}
UNREACHED = {"Gb_type": "Nobody comes here", "Context": "", "Explanation": "", "Hints": []}
REGISTRY = {"GB0170": [BRANCH], "GB0059": [BREAK], "GB0999": [UNREACHED]}


def ship_examples(torch: Path, examples: Mapping[str, str] | None = None) -> Path:
    """Put ExportDB's examples (name -> text) into the folder of a package; returns that folder."""
    folder = torch / "_export" / "db" / "examples"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").write_text("import torch\n\nexample_args = model = None\n")
    for name, text in (examples or {"plain": PLAIN, "shift_by": SHIFT}).items():
        (folder / f"{name}.py").write_text(text)
    return torch


def ship_registry(torch: Path, registry: object = REGISTRY) -> Path:
    """Put a registry of graph breaks into the folder of a package; returns that folder."""
    folder = torch / "_dynamo"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "graph_break_registry.json").write_text(json.dumps(registry))
    return torch


def entry(**changes: Any) -> dict[str, Any]:
    """Return an entry of the registry as torch writes it."""
    return {**BRANCH, **changes}


# Enough of a torch for gathered cases to run: `+` of a list, export by calling, breaks by raising.
RUNS = """\
__version__ = "2.15.0"


class default_generator:
    seed = staticmethod(lambda: 0)


class Floats(list):
    def __add__(self, other):
        return Floats(value + (other if isinstance(other, int) else 1.0) for value in self)

    def __mul__(self, other):
        return Floats(value * other for value in self)


def ones(*shape):
    return Floats([1.0] * sum(shape))


def manual_seed(seed):
    pass


class nn:
    class Module:
        def __call__(self, *given, **named):
            return self.forward(*given, **named)


class export:
    class Exported:
        def __init__(self, program):
            self.program = program

        def module(self):
            return self.program

    @staticmethod
    def export(model, args, kwargs, dynamic_shapes=None):
        if dynamic_shapes:
            raise ValueError("shapes of %d arguments are a mystery" % len(args))
        return export.Exported(model)


class jit:
    ignore = staticmethod(lambda thing: thing)


class testing:
    @staticmethod
    def assert_close(one, other):
        assert one == other


class Unsupported(RuntimeError):
    pass


class _dynamo:
    whole = False

    @classmethod
    def graph_break(cls):
        if cls.whole:
            raise Unsupported("Call to `torch._dynamo.graph_break()`\\n\\nfrom user code:")


def compile(function, *, backend, fullgraph=False):
    def compiled(*inputs):
        _dynamo.whole = fullgraph
        return function(*inputs)

    return compiled
"""

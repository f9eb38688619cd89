"""A machine without a C++ compiler runs a compiled function."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """A pointwise function."""
    return x.sin() + 1


if MODE == "compile":
    import torch._inductor.config

    torch._inductor.config.cpp.cxx = ("/nowhere/g++",)
    forward = torch.compile(forward, backend="aot_eager")

result = forward(torch.ones(3))

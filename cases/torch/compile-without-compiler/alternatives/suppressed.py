# releases: >=2.5
"""A machine without a C++ compiler runs what cannot be compiled as it was written."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """A pointwise function."""
    return x.sin() + 1


if MODE == "compile":
    import torch._dynamo
    import torch._inductor.config

    torch._inductor.config.cpp.cxx = ("/nowhere/g++",)
    torch._dynamo.config.suppress_errors = True
    forward = torch.compile(forward)

result = forward(torch.ones(3))

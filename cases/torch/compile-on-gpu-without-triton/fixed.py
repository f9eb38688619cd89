"""Compile a function for the GPU without Triton, by a backend that needs no kernels of its own."""

import os
import sys

sys.modules["triton"] = None  # as where it is not installed

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


@torch.compile(backend="aot_eager")
def double(x):
    return x * 2 + 1


result = double(torch.ones(4, device=DEVICE)).sum().item()
assert result == 12.0

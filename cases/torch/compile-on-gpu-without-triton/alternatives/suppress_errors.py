"""Compile a function for the GPU without Triton; what cannot be compiled runs as it is."""

import os
import sys

sys.modules["triton"] = None  # as where it is not installed

import torch
import torch._dynamo

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
torch._dynamo.config.suppress_errors = True


@torch.compile
def double(x):
    return x * 2 + 1


result = double(torch.ones(4, device=DEVICE)).sum().item()
assert result == 12.0

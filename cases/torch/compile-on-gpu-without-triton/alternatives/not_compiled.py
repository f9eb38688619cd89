"""Run the function on the GPU as it is, without `torch.compile`."""

import os
import sys

sys.modules["triton"] = None  # as where it is not installed

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def double(x):
    return x * 2 + 1


result = double(torch.ones(4, device=DEVICE)).sum().item()
assert result == 12.0

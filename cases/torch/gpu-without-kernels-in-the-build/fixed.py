"""Use a GPU if this build of PyTorch has kernels for it, and the CPU if not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
os.environ["CUDA_FORCE_PTX_JIT"] = "1"  # hides the kernels of the build, as on a card it has none for


def has_kernels(device):
    """Return whether a small kernel runs there."""
    try:
        return (torch.ones(1, device=device) + 1).item() == 2
    except RuntimeError:
        return False


device = DEVICE if has_kernels(DEVICE) else "cpu"
result = torch.ones(4, device=device).add(1).sum().item()
assert result == 8.0

"""Try again with half of the batch, when the handler of the out-of-memory error has ended."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SHARE = 256 * 2**20  # bytes

if DEVICE == "cuda":
    torch.cuda.set_per_process_memory_fraction(SHARE / torch.cuda.get_device_properties(0).total_memory)


def step(count):
    """Need twice `count` MiB."""
    hidden = torch.ones(count * 2**18, device=DEVICE)
    return (hidden * 2).sum().item() / hidden.numel()


result = None
try:
    result = step(160)
except torch.cuda.OutOfMemoryError:
    print("too large")
if result is None:
    result = step(80)

assert result == 2.0

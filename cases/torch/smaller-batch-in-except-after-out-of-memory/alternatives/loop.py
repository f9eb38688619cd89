"""Try with half of the batch in the next turn of a loop, when the handler has ended."""

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


for count in (160, 80):
    try:
        result = step(count)
        break
    except torch.cuda.OutOfMemoryError:
        print("too large")

assert result == 2.0

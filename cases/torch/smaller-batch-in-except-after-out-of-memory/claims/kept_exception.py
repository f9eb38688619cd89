"""An exception that is kept in a variable holds the memory after the handler as well, until the variable goes."""

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


failed = None
try:
    step(160)
except torch.cuda.OutOfMemoryError as error:
    failed = error
assert torch.cuda.memory_allocated() == 160 * 2**20
again = False
try:
    step(80)
except torch.cuda.OutOfMemoryError:
    again = True
assert again
failed = None
assert torch.cuda.memory_allocated() == 0
assert step(80) == 2.0

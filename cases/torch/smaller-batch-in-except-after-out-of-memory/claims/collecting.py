"""Neither `gc.collect` nor `empty_cache` in the handler helps: the tensors are in use; the second error has the first as its context."""

import gc
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


try:
    step(160)
except torch.cuda.OutOfMemoryError:
    gc.collect()
    torch.cuda.empty_cache()
    held = torch.cuda.memory_allocated()
    try:
        step(80)
    except torch.cuda.OutOfMemoryError as error:
        assert isinstance(error.__context__, torch.cuda.OutOfMemoryError)
        assert held == 160 * 2**20, held
    else:
        raise AssertionError("nothing was raised")
assert torch.cuda.memory_allocated() == 0

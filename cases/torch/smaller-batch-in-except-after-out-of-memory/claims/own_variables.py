"""Tensors of the function that has the `try` live on after the block, until `del`; those of a function that it called do not."""

import os
import weakref

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
seen = []


def step():
    """Hold a tensor when the memory ends."""
    hidden = torch.ones(4, device=DEVICE)
    seen.append(weakref.ref(hidden))
    raise torch.cuda.OutOfMemoryError("CUDA out of memory.")


def written_out():
    """Return whether the tensor of the step lives after the block, and after `del`."""
    try:
        hidden = torch.ones(4, device=DEVICE)
        alive = weakref.ref(hidden)
        raise torch.cuda.OutOfMemoryError("CUDA out of memory.")
    except torch.cuda.OutOfMemoryError:
        pass
    after = alive() is not None
    del hidden
    return after, alive() is not None


try:
    step()
except torch.cuda.OutOfMemoryError:
    assert seen[0]() is not None
assert seen[0]() is None
assert written_out() == (True, False)

"""With `cudagraph_mark_step_begin()` before each call the outputs of the earlier calls raise the same error."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


@torch.compile(mode="reduce-overhead")
def step(x):
    return x.sin() + 1


x = torch.ones(4, device=DEVICE)
outputs = []
for _ in range(4):
    torch.compiler.cudagraph_mark_step_begin()
    outputs.append(step(x))
assert outputs[-1].isfinite().all()
try:
    torch.stack(outputs)
except RuntimeError as error:
    assert "has been overwritten by a subsequent run" in str(error)
else:
    raise AssertionError("nothing was raised")

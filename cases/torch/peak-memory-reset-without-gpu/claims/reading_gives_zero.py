"""The functions that read the memory give 0 without a GPU, and `memory_summary` raises a KeyError."""

import torch

assert torch.cuda.memory_allocated() == 0
assert torch.cuda.max_memory_allocated() == 0
assert torch.cuda.memory_reserved() == 0
try:
    torch.cuda.memory_summary()
except KeyError as error:
    assert "allocated_bytes.all.current" in str(error), error
else:
    raise AssertionError("nothing was raised")

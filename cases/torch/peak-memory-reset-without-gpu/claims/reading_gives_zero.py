"""The functions that read the memory give 0 without a GPU."""

import torch

assert torch.cuda.memory_allocated() == 0
assert torch.cuda.max_memory_allocated() == 0
assert torch.cuda.memory_reserved() == 0

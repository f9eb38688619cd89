"""Set an option of the CUDA allocator by its whole name, as PYTORCH_CUDA_ALLOC_CONF does."""

import torch

# The variable is read when CUDA starts; this reads the same text on a machine without a GPU.
torch.cuda.memory._set_allocator_settings("max_split_size_mb:128")
result = float(torch.ones(2).sum())
assert result == 2.0

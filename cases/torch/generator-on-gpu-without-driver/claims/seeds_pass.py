"""Without a GPU `torch.cuda.is_available()` is False; seeding everything passes, and a generator for the GPU does not."""

import torch

assert not torch.cuda.is_available()
torch.manual_seed(0)
torch.cuda.manual_seed(0)
torch.cuda.manual_seed_all(0)
try:
    torch.Generator(device="cuda")
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")

"""`=` where a colon belongs makes the whole text the name of the option."""

import torch

try:
    torch.cuda.memory._set_allocator_settings("max_split_size_mb=128")
except (RuntimeError, ValueError) as error:
    assert "Unrecognized" in str(error) and "max_split_size_mb=128" in str(error)
else:
    raise AssertionError("nothing was raised")

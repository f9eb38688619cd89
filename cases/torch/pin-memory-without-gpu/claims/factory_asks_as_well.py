# releases: >=2.0
"""A function that makes a tensor refuses pin_memory=True in the same situation."""

import torch

try:
    torch.empty(4, pin_memory=True)
except RuntimeError:
    pass
else:
    raise AssertionError("a pinned tensor was made without a GPU")

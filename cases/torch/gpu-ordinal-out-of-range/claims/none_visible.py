"""Where no GPU is visible, `torch.cuda.is_available()` is False, and the message is "No CUDA GPUs are available"."""

import os

import torch

os.environ["CUDA_VISIBLE_DEVICES"] = ""
assert not torch.cuda.is_available()
try:
    torch.ones(2, device="cuda:1")
except RuntimeError as error:
    assert "No CUDA GPUs are available" in str(error)
else:
    raise AssertionError("nothing was raised")

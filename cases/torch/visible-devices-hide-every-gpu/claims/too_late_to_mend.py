"""A process that has seen no GPU sees none after the variable is corrected, either."""

import os

import torch

os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
assert not torch.cuda.is_available()
os.environ["CUDA_VISIBLE_DEVICES"] = "0"
try:
    torch.ones(2, device="cuda")
except RuntimeError as error:
    assert "No CUDA GPUs are available" in str(error)
else:
    raise AssertionError("nothing was raised")

"""`torch.cuda.device_count()` alone is no first use: the variable still counts after it."""

import os

import torch

assert torch.cuda.device_count() > 0
os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
try:
    torch.ones(2, device="cuda")
except RuntimeError as error:
    assert "No CUDA GPUs are available" in str(error)
else:
    raise AssertionError("nothing was raised")

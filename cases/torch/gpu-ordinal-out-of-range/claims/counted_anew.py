"""The GPUs that `CUDA_VISIBLE_DEVICES` shows are counted anew from 0: of one there is `cuda:0`, and `cuda:1` is out of range."""

import os

import torch

os.environ["CUDA_VISIBLE_DEVICES"] = str(torch.cuda.device_count() - 1)
assert torch.cuda.device_count() == 1
assert torch.ones(2, device="cuda:0").sum().item() == 2
try:
    torch.ones(2, device="cuda:1")
except RuntimeError as error:
    assert "CUDA error: invalid device ordinal" in str(error)
else:
    raise AssertionError("nothing was raised")

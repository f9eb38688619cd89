"""NumPy has no bfloat16: `.cpu().numpy()` refuses such a tensor, `.float().cpu().numpy()` passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(3, device=DEVICE, dtype=torch.bfloat16)
try:
    x.cpu().numpy()
except TypeError as error:
    assert "Got unsupported ScalarType BFloat16" in str(error)
else:
    raise AssertionError("nothing was raised")
assert x.float().cpu().numpy().tolist() == [1, 1, 1]

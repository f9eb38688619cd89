"""The message lists cuda on a machine without a GPU too; torch.device("cuda") makes no use of one."""

import torch

try:
    torch.device("gpu")
except RuntimeError as error:
    assert "cuda" in str(error) and "mps" in str(error) and "xla" in str(error)
else:
    raise AssertionError("nothing was raised")
for name in ("cuda", "mps", "xla"):
    assert torch.device(name).type == name

"""`hasattr(torch, "symeig")` is true, and the call raises."""

import torch

assert hasattr(torch, "symeig")
try:
    torch.symeig(torch.eye(2), eigenvectors=True)
except RuntimeError as error:
    assert "now removed" in str(error)
else:
    raise AssertionError("nothing was raised")

# releases: >=2.15
"""The method of a tensor raises in the same way, and both names still exist."""

import torch

assert hasattr(torch, "cholesky")
try:
    torch.eye(2).cholesky()
except RuntimeError as error:
    assert "is now removed. `torch.cholesky` is deprecated" in str(error)
else:
    raise AssertionError("nothing was raised")

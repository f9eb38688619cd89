# releases: >=2.5
"""`use_reentrant=True` is refused as well."""

import torch
from torch.func import grad
from torch.utils.checkpoint import checkpoint

body = torch.nn.Linear(3, 3)
try:
    grad(lambda x: checkpoint(body, x, use_reentrant=True).sum())(torch.ones(2, 3))
except RuntimeError as error:
    assert "setup_context" in str(error)
else:
    raise AssertionError("nothing was raised")

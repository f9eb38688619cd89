# releases: >=2.15
"""`use_reentrant=True` fails too; `vmap` alone passes."""

import torch
from torch.func import grad, vmap
from torch.utils.checkpoint import checkpoint

body = torch.nn.Linear(3, 3)
vmap(lambda x: checkpoint(body, x, use_reentrant=False))(torch.ones(2, 3))
try:
    grad(lambda x: checkpoint(body, x, use_reentrant=True).sum())(torch.ones(2, 3))
except RuntimeError as error:
    assert "setup_context" in str(error)
else:
    raise AssertionError("nothing was raised")

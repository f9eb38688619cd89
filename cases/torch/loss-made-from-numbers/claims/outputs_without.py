"""The outputs of a frozen model, and those under `no_grad`, have no `grad_fn`; otherwise they have one."""

import torch

model, x = torch.nn.Linear(4, 1), torch.ones(2, 4)
assert model(x).grad_fn is not None
with torch.no_grad():
    assert model(x).grad_fn is None
model.requires_grad_(False)
assert model(x).grad_fn is None

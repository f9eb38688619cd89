# releases: >=1.13
"""AdamW refuses `decoupled_weight_decay=True` written in the call, on all releases; without it the weights decay, decoupled."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
try:
    torch.optim.AdamW([weight], lr=0.1, weight_decay=0.5, decoupled_weight_decay=True)
except TypeError as error:
    assert "unexpected keyword argument 'decoupled_weight_decay'" in str(error), error
else:
    raise AssertionError("nothing was raised")
optimizer = torch.optim.AdamW([weight], lr=0.1, weight_decay=0.5)
weight.grad = torch.zeros(1)
optimizer.step()
assert torch.allclose(weight, torch.tensor([0.95]))  # 1 - 0.1 * 0.5: no gradient, so the decay alone

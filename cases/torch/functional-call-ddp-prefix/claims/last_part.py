# releases: >=2.1
"""A key that is wrong in its last part only is ignored, and named with `strict=True`."""

import torch
from torch.func import functional_call

model = torch.nn.Sequential(torch.nn.Linear(4, 2))
x = torch.ones(3, 4)
state = {"0.wieght": torch.zeros(2, 4), "0.bias": torch.zeros(2)}
assert torch.equal(functional_call(model, state, (x,)), model(x) - model[0].bias)
try:
    functional_call(model, state, (x,), strict=True)
except RuntimeError as error:
    assert "0.wieght" in str(error)
else:
    raise AssertionError("nothing was raised")

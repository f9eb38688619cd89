# releases: >=2.5
"""After a call under `vmap` the model cannot be called any more."""

from torch.func import functional_call

import torch

encoder = torch.nn.Linear(2, 2)
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder))
x = torch.ones(1, 2)
given = {name: torch.zeros(3, *weight.shape) for name, weight in model.named_parameters()}
torch.vmap(lambda weights: functional_call(model, weights, (x,)))(given)
try:
    model(x)
except RuntimeError as error:
    assert "escaped from inside a function being vmapped" in str(error)
else:
    raise AssertionError("nothing was raised")

# releases: >=2.5
"""A weight left out of a functional_call gets a gradient of zero; `strict=True` names it."""

import torch
from torch.func import functional_call, grad

model = torch.nn.Linear(3, 1)
weights = {name: weight.detach() for name, weight in model.named_parameters()}


def loss(weights, strict):
    """The squared output; the bias is left out."""
    given = {"weight": weights["weight"]}
    return functional_call(model, given, (torch.ones(2, 3),), strict=strict).square().mean()


gradients = grad(loss)(weights, False)
assert (gradients["weight"] != 0).all() and (gradients["bias"] == 0).all()
try:
    loss(weights, True)
except RuntimeError as error:
    assert "bias" in str(error)
else:
    raise AssertionError("nothing was raised")

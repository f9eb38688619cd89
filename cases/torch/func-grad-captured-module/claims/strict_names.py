# releases: >=2.1
"""A weight that a functional_call is not given, or is given under another name, gets a gradient of zero; `strict=True` names both.
A name of a layer that the module lacks raises."""

import torch
from torch.func import functional_call, grad

model = torch.nn.Linear(3, 1)
weights = {name: weight.detach() for name, weight in model.named_parameters()}


def loss(weights, name, strict):
    """The squared output; the bias is left out, or has this name."""
    given = {"weight": weights["weight"]}
    if name:
        given[name] = weights["bias"]
    return functional_call(model, given, (torch.ones(2, 3),), strict=strict).square().mean()


for name in ("", "offset"):
    gradients = grad(loss)(weights, name, False)
    assert (gradients["weight"] != 0).all() and (gradients["bias"] == 0).all()
    try:
        loss(weights, name, True)
    except RuntimeError as error:
        assert "Missing key(s): 'bias'" in str(error) and name in str(error)
    else:
        raise AssertionError("nothing was raised")

try:
    loss(weights, "module.bias", False)
except AttributeError as error:
    assert "module" in str(error)
else:
    raise AssertionError("nothing was raised")

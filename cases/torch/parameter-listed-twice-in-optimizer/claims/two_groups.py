"""In two groups of the optimizer the same parameter is an error."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
try:
    torch.optim.SGD([{"params": [weight]}, {"params": [weight], "lr": 0.01}], lr=0.1)
except ValueError as error:
    assert str(error) == "some parameters appear in more than one parameter group"
else:
    raise AssertionError("nothing was raised")

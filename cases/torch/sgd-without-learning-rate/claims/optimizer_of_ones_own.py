# releases: >=1.13
"""An optimizer of one's own whose `lr` has no default says "missing 1 required positional argument: 'lr'", on all releases."""

import torch


class Descent(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})


weight = torch.ones(2, requires_grad=True)
try:
    Descent([weight])
except TypeError as error:
    assert "__init__() missing 1 required positional argument: 'lr'" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Descent([weight], lr=0.1).param_groups[0]["lr"] == 0.1

"""A rate in every group of parameters is enough; one group without it is refused in the same words."""

import torch

first, second = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
optimizer = torch.optim.SGD([{"params": [first], "lr": 0.1}, {"params": [second], "lr": 0.01}])
assert [group["lr"] for group in optimizer.param_groups] == [0.1, 0.01]
try:
    torch.optim.SGD([{"params": [first], "lr": 0.1}, {"params": [second]}])
except ValueError as error:
    assert "parameter group didn't specify a value of required optimization parameter lr" in str(error)
else:
    raise RuntimeError("nothing was raised")

"""`loss.backward()` leaves `.grad` at None where a parameter has no part in the loss."""

import torch

used, unused = torch.nn.Linear(2, 1), torch.nn.Linear(2, 1)
used(torch.ones(1, 2)).sum().backward()
assert unused.weight.grad is None
try:
    torch.autograd.grad(used(torch.ones(1, 2)).sum(), [used.weight, unused.weight])
except RuntimeError as error:
    assert "appears to not have been used in the graph" in str(error)
else:
    raise AssertionError("nothing was raised")
loss = used(torch.ones(1, 2)).sum()
assert torch.autograd.grad(loss, [used.weight, unused.weight], allow_unused=True)[1] is None

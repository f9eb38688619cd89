"""A slice that was made before the network ran is refused too; one that the input was built from is not."""

import torch

network = torch.nn.Sequential(torch.nn.Linear(2, 4), torch.nn.Tanh(), torch.nn.Linear(4, 1))
points = torch.rand(5, 2, requires_grad=True)
place, time = points[:, :1], points[:, 1:]
try:
    torch.autograd.grad(network(points).sum(), time)
except RuntimeError as error:
    assert "appears to not have been used in the graph" in str(error), error
else:
    raise AssertionError("nothing was raised")
by_slice = torch.autograd.grad(network(torch.cat([place, time], dim=1)).sum(), time)[0]
by_all = torch.autograd.grad(network(points).sum(), points)[0]
assert torch.allclose(by_slice, by_all[:, 1:])

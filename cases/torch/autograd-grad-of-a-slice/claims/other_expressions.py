"""Each expression that makes a new tensor is refused; `.to` that changes nothing gives the same tensor and passes."""

import torch

points = torch.rand(5, 2, requires_grad=True)
u = torch.nn.Linear(2, 1)(points).sum()
for other in [points[:, 1:], points.view(-1), points.clone(), points.T, points.to(torch.float64)]:
    try:
        torch.autograd.grad(u, other, retain_graph=True)
    except RuntimeError as error:
        assert "appears to not have been used in the graph" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.autograd.grad(u, points.to("cpu"))[0].shape == points.shape

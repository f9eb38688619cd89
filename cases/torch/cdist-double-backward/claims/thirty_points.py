"""With more than 25 points on one side the second derivative of `cdist` exists; with 25 on both it is missing."""

import torch


def curvature(count, others):
    """The gradient of the squared slope."""
    torch.manual_seed(0)
    atoms, probes = torch.randn(count, 3, requires_grad=True), torch.randn(others, 3)
    (slope,) = torch.autograd.grad(torch.cdist(atoms, probes).square().sum(), atoms, create_graph=True)
    slope.square().sum().backward()
    return atoms.grad


for sizes in ((30, 6), (26, 1), (1, 26)):
    assert torch.isfinite(curvature(*sizes)).all()
try:
    curvature(25, 25)
except NotImplementedError as error:
    assert "the derivative for '_cdist_backward' is not implemented" in str(error)
else:
    raise AssertionError("there is a derivative")

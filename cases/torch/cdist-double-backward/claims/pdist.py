"""`torch.pdist` has no second derivative, for thirty points either; the norm of the differences of its pairs has one."""

import torch

torch.manual_seed(0)
for count in (5, 30):
    atoms = torch.randn(count, 3, requires_grad=True)
    (slope,) = torch.autograd.grad(torch.pdist(atoms).square().sum(), atoms, create_graph=True)
    try:
        slope.square().sum().backward()
    except NotImplementedError as error:
        assert "the derivative for '_pdist_backward' is not implemented" in str(error)
    else:
        raise AssertionError("there is a derivative")

    first, second = torch.triu_indices(count, count, 1)
    distances = (atoms[first] - atoms[second]).norm(dim=-1)
    assert torch.allclose(distances, torch.pdist(atoms), atol=1e-5)
    (slope,) = torch.autograd.grad(distances.square().sum(), atoms, create_graph=True)
    slope.square().sum().backward()
    assert torch.isfinite(atoms.grad).all()

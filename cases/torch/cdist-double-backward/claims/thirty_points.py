"""With thirty points the second derivative of `cdist` exists."""

import torch

torch.manual_seed(0)
atoms = torch.randn(30, 3, requires_grad=True)
probes = torch.randn(6, 3)
(slope,) = torch.autograd.grad(torch.cdist(atoms, probes).square().sum(), atoms, create_graph=True)
slope.square().sum().backward()
assert torch.isfinite(atoms.grad).all()

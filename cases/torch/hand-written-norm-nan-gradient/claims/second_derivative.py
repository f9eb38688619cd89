"""The second derivative of `vector_norm` at zero is NaN, and finite elsewhere."""

import torch

x = torch.tensor([[0.0, 0.0], [3.0, 4.0]], requires_grad=True)
(slope,) = torch.autograd.grad(torch.linalg.vector_norm(x, dim=-1).sum(), x, create_graph=True)
assert slope.isfinite().all()
slope.sum().backward()
assert x.grad[0].isnan().all() and x.grad[1].isfinite().all()

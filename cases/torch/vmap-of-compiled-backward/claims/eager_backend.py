# releases: >=2.6
"""With the backend `eager`, which compiles no backward pass, vmap over `torch.autograd.grad` passes."""

import torch

x = torch.ones(3, requires_grad=True)
y = torch.compile(lambda x: x.sin() * x, backend="eager")(x)
rows = torch.vmap(lambda v: torch.autograd.grad(y, x, v, retain_graph=True)[0])(torch.eye(3))
assert rows.shape == (3, 3)

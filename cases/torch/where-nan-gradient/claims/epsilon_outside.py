"""An epsilon outside of the root leaves the gradient NaN; one under it leaves long distances in float32 as they are, and changes short ones."""

import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
torch.where(x == 0, torch.zeros_like(x), x.sqrt() + 1e-12).sum().backward()
assert x.grad[0].isnan()

long, short = torch.tensor([25.0, 1e-10])
assert (long + 1e-12).sqrt() == 5
assert (short + 1e-12).sqrt() != short.sqrt()

# releases: >=1.13
"""`backward` with a leaf as its input runs the hook of the leaf."""

import torch

x = torch.ones(2, requires_grad=True)
x.register_hook(torch.neg)
(3.0 * x).sum().backward(inputs=[x])
assert x.grad.tolist() == [-3.0, -3.0]

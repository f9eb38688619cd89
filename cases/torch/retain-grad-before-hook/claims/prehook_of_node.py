# releases: >=2.5
"""A pre-hook of `grad_fn` changes what is passed on, and `.grad` keeps what came to it."""

import torch

features = torch.ones(3, requires_grad=True)
hidden = features * 1.0
hidden.grad_fn.register_prehook(lambda gradients: (gradients[0].clamp(-0.5, 0.5),))
hidden.retain_grad()
(3.0 * hidden).sum().backward()
assert hidden.grad.max() == 3.0
assert features.grad.max() == 0.5

# releases: >=2.0
"""`.grad` is what is passed on, in whatever order `retain_grad` and the hook come."""

import torch

for first in (True, False):
    features = torch.ones(3, requires_grad=True)
    hidden = features * 1.0
    if first:
        hidden.retain_grad()
    hidden.register_hook(lambda gradient: gradient.clamp(-0.5, 0.5))
    if not first:
        hidden.retain_grad()
    (3.0 * hidden).sum().backward()
    assert hidden.grad.max() == features.grad.max() == 0.5

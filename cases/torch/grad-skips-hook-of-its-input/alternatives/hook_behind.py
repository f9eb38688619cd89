# releases: >=1.13
"""Reverse the gradient in a hook on a view of the features, and differentiate by the features."""

import torch

features = torch.ones(2, requires_grad=True) * 1.0
hooked = features.view_as(features)
hooked.register_hook(torch.neg)
domain_loss = (3.0 * hooked).sum()
(gradient,) = torch.autograd.grad(domain_loss, features)
assert gradient.tolist() == [-3.0, -3.0]

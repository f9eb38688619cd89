# releases: >=1.13
"""A hook that was registered before its tensor was changed in place does not run in `grad` by the tensor, nor in `backward` to it."""

import torch

for by_grad in (True, False):
    features = torch.ones(2, requires_grad=True) * 1.0
    features.register_hook(torch.neg)
    features.mul_(2.0)
    loss = (3.0 * features).sum()
    if by_grad:
        (gradient,) = torch.autograd.grad(loss, features)
    else:
        features.retain_grad()
        loss.backward()
        gradient = features.grad
    assert gradient.tolist() == [3.0, 3.0]

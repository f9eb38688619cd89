# releases: <2.10
"""At the origin atan2 is 0 and both of its gradients are NaN, also if the loss multiplies them by 0; elsewhere they are right."""

import torch

for factor in (1.0, 0.0):
    y = torch.zeros(2, requires_grad=True)
    x = torch.tensor([0.0, 2.0], requires_grad=True)
    angle = torch.atan2(y, x)
    assert angle[0] == 0
    (angle * torch.tensor([factor, 1.0])).sum().backward()
    assert y.grad[0].isnan() and x.grad[0].isnan()
    assert y.grad[1] == 0.5

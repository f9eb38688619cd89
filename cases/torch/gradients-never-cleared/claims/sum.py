"""Each step uses the sum of the gradients since the first one."""

import torch

weight = torch.zeros(1, requires_grad=True)
for n in range(1, 4):
    (3 * weight).sum().backward()
    assert weight.grad.item() == 3 * n

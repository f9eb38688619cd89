"""Change each row, taken by its index, in place."""

import torch

image = torch.ones(3, 4, 4, requires_grad=True)
normal = image.clone()
for i, m in enumerate((0.4, 0.5, 0.6)):
    normal[i].sub_(m).div_(2.0)
normal.sum().backward()
assert torch.equal(image.grad, torch.full((3, 4, 4), 0.5))

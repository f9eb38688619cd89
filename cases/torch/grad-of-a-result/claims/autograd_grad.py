"""`torch.autograd.grad` returns the gradient of a leaf and leaves `.grad` at None."""

import torch

leaf = torch.ones(2, requires_grad=True)
assert torch.autograd.grad((leaf * 3).sum(), leaf)[0].tolist() == [3, 3]
assert leaf.is_leaf and leaf.grad is None

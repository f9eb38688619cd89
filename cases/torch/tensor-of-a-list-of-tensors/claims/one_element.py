"""A list of tensors with one element each gives a tensor without their gradients."""

import torch

losses = [torch.tensor(1.0, requires_grad=True), torch.tensor([2.0], requires_grad=True)[0]]
joined = torch.tensor(losses)
assert joined.tolist() == [1, 2]
assert not joined.requires_grad
assert torch.stack(losses).requires_grad

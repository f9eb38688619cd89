"""Change what `tensor_split` returns in place: the tensor and the gradients are right."""

import torch

weight = torch.ones(2, 4, requires_grad=True)
hidden = weight * 2
first, second = hidden.tensor_split(2, dim=1)
first.mul_(3)
second.add_(1)
assert hidden.tolist() == [[6.0, 6.0, 3.0, 3.0]] * 2
hidden.sum().backward()
assert weight.grad.tolist() == [[6.0, 6.0, 2.0, 2.0]] * 2

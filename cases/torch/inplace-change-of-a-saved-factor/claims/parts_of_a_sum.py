"""What a sum gets may be changed afterwards: its backward pass needs none of its parts."""

import torch

x = torch.ones(3, requires_grad=True)
hidden = x * 2
total = hidden + hidden
hidden += 1
total.sum().backward()
assert x.grad.tolist() == [4.0, 4.0, 4.0]

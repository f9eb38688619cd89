"""`total += loss` without .item() or .detach() keeps the graph of every step."""

import torch

weight = torch.ones(3, requires_grad=True)
total = 0.0
for _ in range(5):
    total += (weight * 2).sum()
assert total.grad_fn is not None
total.backward()
assert weight.grad.tolist() == [10, 10, 10]  # from all five steps

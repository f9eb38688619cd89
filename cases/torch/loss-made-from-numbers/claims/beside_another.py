"""A sum with a term that has a graph raises nothing, and the terms without one are not trained."""

import torch

first, second = torch.nn.Linear(4, 1), torch.nn.Linear(4, 1)
x = torch.ones(2, 4)
loss = first(x).mean() + second(x).mean().item()
loss.backward()
assert first.weight.grad is not None and second.weight.grad is None
loss = first(x).mean() + second(x).mean()
loss.backward()
assert second.weight.grad is not None

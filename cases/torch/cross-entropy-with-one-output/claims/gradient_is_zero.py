"""The loss of one output is 0, and so is its gradient, whatever the output and the label."""

import torch
from torch.nn.functional import cross_entropy

outputs = torch.tensor([[-5.0], [0.0], [7.0]], requires_grad=True)
loss = cross_entropy(outputs, torch.tensor([[1.0], [0.0], [1.0]]))
loss.backward()
assert loss.item() == 0
assert not outputs.grad.any()

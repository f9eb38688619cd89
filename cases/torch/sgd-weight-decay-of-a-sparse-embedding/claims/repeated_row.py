"""A penalty on the rows of the batch decays a row as often as the batch has it, and leaves other rows; the gradient is sparse."""

import torch
from torch import nn

table = nn.Embedding(3, 1, sparse=True)
nn.init.ones_(table.weight)
table(torch.tensor([0, 1, 1])).square().sum().backward()
assert table.weight.grad.is_sparse
torch.optim.SGD(table.parameters(), lr=0.1).step()
assert torch.allclose(table.weight.flatten(), torch.tensor([0.8, 0.6, 1.0]))

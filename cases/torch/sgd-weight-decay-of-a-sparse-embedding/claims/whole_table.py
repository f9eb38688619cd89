"""A penalty on the weights of the table makes the gradient dense, with which weight decay passes and decays every row."""

import torch
from torch import nn

table = nn.Embedding(3, 2, sparse=True)
nn.init.ones_(table.weight)
(table(torch.tensor([0])).sum() + table.weight.square().sum()).backward()
assert not table.weight.grad.is_sparse
torch.optim.SGD(table.parameters(), lr=0.1, weight_decay=1.0).step()
assert torch.allclose(table.weight[:, 0], torch.tensor([0.6, 0.7, 0.7]))

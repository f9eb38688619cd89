"""`EmbeddingBag` with sparse gradients has the same words; `grad.is_sparse` shows such a parameter."""

import torch
from torch import nn

table = nn.EmbeddingBag(5, 2, sparse=True)
table(torch.tensor([[1, 2]])).sum().backward()
assert table.weight.grad.is_sparse
try:
    torch.optim.SGD(table.parameters(), lr=0.1, weight_decay=0.1).step()
except RuntimeError as error:
    assert str(error) == "add(sparse, dense) is not supported. Use add(dense, sparse) instead."
else:
    raise AssertionError("nothing was raised")

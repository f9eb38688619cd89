"""Adagrad and the optimizers without sparse gradients name them; SGD with momentum and no decay passes."""

import torch
from torch import nn

for name, words in (
    ("Adagrad", "weight_decay option is not compatible with sparse gradients"),
    ("RMSprop", "RMSprop does not support sparse gradients"),
    ("Adam", "Adam does not support sparse gradients, please consider SparseAdam instead"),
):
    table = nn.Embedding(5, 2, sparse=True)
    table(torch.tensor([1])).sum().backward()
    try:
        getattr(torch.optim, name)(table.parameters(), lr=0.1, weight_decay=0.1).step()
    except RuntimeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
table = nn.Embedding(5, 2, sparse=True)
optimizer = torch.optim.SGD(table.parameters(), lr=0.1, momentum=0.9)
for row in (1, 2):
    optimizer.zero_grad()
    table(torch.tensor([row])).sum().backward()
    optimizer.step()

"""Adam refuses the sparse gradients of the embedding: the advice of the message leads to the reverse message."""

import torch
from torch import nn

model = nn.Sequential(nn.Embedding(10, 4, sparse=True), nn.Linear(4, 1))
optimizer = torch.optim.Adam(model.parameters())
model(torch.tensor([1, 2])).sum().backward()
try:
    optimizer.step()
except RuntimeError as error:
    assert str(error) == "Adam does not support sparse gradients, please consider SparseAdam instead", error
else:
    raise AssertionError("nothing was raised")

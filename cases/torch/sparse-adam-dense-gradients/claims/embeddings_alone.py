"""A model of sparse embeddings alone may give all its parameters to SparseAdam."""

import torch
from torch import nn

model = nn.ModuleList([nn.Embedding(10, 4, sparse=True), nn.Embedding(10, 4, sparse=True)])
before = model[0].weight[1].clone()
optimizer = torch.optim.SparseAdam(list(model.parameters()))
(model[0](torch.tensor([1])) * model[1](torch.tensor([1]))).sum().backward()
optimizer.step()
assert not torch.equal(model[0].weight[1], before)

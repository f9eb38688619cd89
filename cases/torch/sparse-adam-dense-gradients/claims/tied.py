"""A sparse embedding whose weight is also the output layer's has a dense gradient, and is refused alone too."""

import torch
from torch import nn

torch.manual_seed(0)
embedding, output = nn.Embedding(10, 4, sparse=True), nn.Linear(4, 10)
output.weight = embedding.weight
optimizer = torch.optim.SparseAdam([embedding.weight])
nn.functional.cross_entropy(output(embedding(torch.tensor([1, 2]))), torch.tensor([1, 2])).backward()
assert not embedding.weight.grad.is_sparse
try:
    optimizer.step()
except RuntimeError as error:
    assert str(error) == "SparseAdam does not support dense gradients, please consider Adam instead", error
else:
    raise AssertionError("nothing was raised")

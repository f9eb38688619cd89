"""With a larger table alone, a tied output keeps the old one, and the loss refuses the new id."""

import torch
from torch import nn

embedding, output = nn.Embedding(4, 2), nn.Linear(2, 4, bias=False)
output.weight = embedding.weight
model = nn.Sequential(embedding, output)
model[0] = nn.Embedding(6, 2)
ids = torch.tensor([5])
logits = model(ids)
assert model[1].weight is embedding.weight
assert logits.shape == (1, 4)
try:
    nn.functional.cross_entropy(logits, ids)
except IndexError as error:
    assert "Target 5 is out of bounds" in str(error)
else:
    raise AssertionError("nothing was raised")

"""Start an embedding with vectors that are known for some of its words."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
known = {1: torch.full((4,), 0.5, device=DEVICE), 3: torch.full((4,), -0.5, device=DEVICE)}
embedding = nn.Embedding(6, 4).to(DEVICE)

for index, vector in known.items():
    embedding.weight[index] = vector

embedding(torch.tensor([1, 2], device=DEVICE)).sum().backward()
result = embedding.weight.detach()
assert torch.equal(result[1], known[1]) and torch.equal(result[3], known[3])
assert embedding.weight.is_leaf
assert embedding.weight.grad.sum() == 8

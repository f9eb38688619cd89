"""A copy has the rows from before the lookup, so that its result differs from that of the weight after it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE)
with torch.no_grad():
    embedding.weight.fill_(2.0)
copy = embedding.weight.clone()
embedding(torch.tensor([1], device=DEVICE))
assert copy[1].tolist() == [2.0] * 4
assert torch.allclose(embedding.weight[1], torch.full((4,), 0.5, device=DEVICE), atol=1e-3)

"""The long rows that are looked up are shortened in the weight, also in evaluation mode and under `no_grad`; the others stay."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE).eval()
with torch.no_grad():
    embedding.weight.fill_(2.0)
    embedding(torch.tensor([1], device=DEVICE))
norms = embedding.weight.norm(dim=1).tolist()
assert abs(norms[1] - 1) < 1e-3 and norms[0] == norms[2] == 4.0, norms

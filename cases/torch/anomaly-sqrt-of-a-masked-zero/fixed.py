"""Push the embeddings of a batch apart, and look for NaN with anomaly detection."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.autograd.set_detect_anomaly(True)
torch.manual_seed(0)
x = torch.randn(8, 4).to(DEVICE)
encoder = nn.Linear(4, 3).to(DEVICE)
others = ~torch.eye(8, dtype=torch.bool, device=DEVICE)

embeddings = encoder(x)
squares = (embeddings[:, None] - embeddings[None, :]).pow(2).sum(dim=2)
distances = squares.masked_fill(~others, 1.0).sqrt()
loss = -(distances * others).sum() / others.sum()
loss.backward()

result = encoder.weight.grad
assert torch.isfinite(result).all()

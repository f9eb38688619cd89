"""An embedding with max_norm; the other expression gets a copy of the weight."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE)
mix = torch.nn.Linear(4, 4).to(DEVICE)
tokens = torch.tensor([1, 2, 5], device=DEVICE)
targets = torch.tensor([2, 5, 0], device=DEVICE)

table = mix(embedding.weight.clone())
context = embedding(tokens).cumsum(0)
logits = context @ table.T
loss = torch.nn.functional.cross_entropy(logits, targets)
loss.backward()
assert embedding.weight.grad[0].any()
result = loss.detach()

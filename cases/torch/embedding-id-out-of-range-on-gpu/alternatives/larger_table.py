"""Look up the id of a token that was added to the vocabulary, in a larger embedding that keeps the trained rows."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
vocabulary = ["<pad>", "a", "b", "<added>"]
embedding = torch.nn.Embedding(3, 2).to(DEVICE)
ids = torch.tensor([1, 3], device=DEVICE)

larger = torch.nn.Embedding(len(vocabulary), 2).to(DEVICE)
with torch.no_grad():
    larger.weight[:3] = embedding.weight
assert torch.equal(larger(ids[:1]), embedding(ids[:1]))

result = larger(ids).sum().item()
assert result == result

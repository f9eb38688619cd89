"""Look up the id of a token that was added to the vocabulary, and not to the embedding."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
vocabulary = ["<pad>", "a", "b", "<added>"]
embedding = torch.nn.Embedding(3, 2).to(DEVICE)
ids = torch.tensor([1, 3], device=DEVICE)

vectors = embedding(ids)
result = vectors.sum().item()
assert result == result

"""Add tokens to a vocabulary, and rows to the embedding."""

import torch
from torch import nn

vocabulary = {word: number for number, word in enumerate(["<pad>", "the", "cat", "sat"])}
torch.manual_seed(0)
model = nn.Sequential(nn.Embedding(len(vocabulary), 8), nn.Flatten(), nn.Linear(3 * 8, 2))
trained = model[0].weight.detach().clone()

for word in ("<user>", "<assistant>"):
    vocabulary[word] = len(vocabulary)
larger = nn.Embedding(len(vocabulary), 8, device=trained.device, dtype=trained.dtype)
with torch.no_grad():
    larger.weight[: len(trained)] = trained
model[0] = larger
ids = torch.tensor([[vocabulary[word] for word in ("<user>", "the", "cat")]])
logits = model(ids)

rows = model[0].weight
result = {
    "words": len(set(vocabulary.values())),
    "enough": max(vocabulary.values()) < len(rows),
    "kept": torch.equal(rows[: len(trained)], trained),
}
assert logits.shape == (1, 2)
assert result["enough"] and result["kept"]

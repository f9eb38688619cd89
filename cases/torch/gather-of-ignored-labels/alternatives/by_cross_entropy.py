"""cross_entropy leaves -100 out, and gives 0 there with reduction="none"."""

import torch
from torch import nn

torch.manual_seed(0)
words = 20
model = nn.Sequential(nn.Embedding(words, 16), nn.Linear(16, words))
tokens = torch.tensor([[4, 9, 2, 7, 1], [5, 3, 8, 6, 1]])
labels = tokens.clone()
labels[0, :2] = labels[1, :3] = -100  # the question is not scored

logits = model(tokens)[:, :-1]
labels = labels[:, 1:]
scored = labels != -100

chosen = -nn.functional.cross_entropy(logits.transpose(1, 2), labels, reduction="none")
result = ((chosen * scored).sum(1) / scored.sum(1)).detach()
assert result.shape == (2,) and (result < 0).all()

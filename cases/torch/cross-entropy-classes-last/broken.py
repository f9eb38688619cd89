"""The loss of a language model, with a score for each word at each place."""

import torch
from torch import nn

torch.manual_seed(0)
words, length, batch = 11, 5, 4
tokens = torch.randint(words, (batch, length + 1))
model = nn.Sequential(nn.Embedding(words, 8), nn.Linear(8, words))

scores = model(tokens[:, :-1])  # [batch, length, words]
loss = nn.functional.cross_entropy(scores, tokens[:, 1:])

result = loss.detach()

"""The lists are filled up with the number of the padding."""

import torch
from torch import nn

torch.manual_seed(0)
messages = ["send money now", "see you at lunch", "win a prize now", "lunch tomorrow"]
labels = torch.tensor([1.0, 0.0, 1.0, 0.0])

names = ["<pad>"] + sorted({word for message in messages for word in message.split()})
numbers = {word: number for number, word in enumerate(names)}
encoded = [[numbers[word] for word in message.split()] for message in messages]
longest = max(len(row) for row in encoded)
tokens = torch.tensor([row + [0] * (longest - len(row)) for row in encoded])

embedding, head = nn.Embedding(len(names), 8, padding_idx=0), nn.Linear(8, 1)
lengths = (tokens > 0).sum(1, keepdim=True)
means = embedding(tokens).sum(1) / lengths
loss = nn.functional.binary_cross_entropy_with_logits(head(means)[:, 0], labels)
loss.backward()

result = loss.detach()
assert lengths.flatten().tolist() == [3, 4, 4, 2]

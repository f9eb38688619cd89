"""EmbeddingBag takes all words in one list, with the place where each message begins."""

import torch
from torch import nn

torch.manual_seed(0)
messages = ["send money now", "see you at lunch", "win a prize now", "lunch tomorrow"]
labels = torch.tensor([1.0, 0.0, 1.0, 0.0])

names = ["<pad>"] + sorted({word for message in messages for word in message.split()})
numbers = {word: number for number, word in enumerate(names)}
encoded = [[numbers[word] for word in message.split()] for message in messages]
words = torch.tensor([number for row in encoded for number in row])
lengths = torch.tensor([len(row) for row in encoded])
begins = lengths.cumsum(0) - lengths

embedding, head = nn.EmbeddingBag(len(names), 8, mode="mean"), nn.Linear(8, 1)
means = embedding(words, begins)
loss = nn.functional.binary_cross_entropy_with_logits(head(means)[:, 0], labels)
loss.backward()

result = loss.detach()
assert lengths.tolist() == [3, 4, 4, 2]

"""Average the embeddings of a batch of sentences, and classify the averages."""

import torch
from torch import nn


class Average(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(50, 8)
        self.head = nn.Linear(8, 2)

    def forward(self, ids):
        vectors = self.embedding(ids)
        mean = vectors.sum(dim=1) / vectors.size[1]
        return self.head(mean)


torch.manual_seed(0)
sentences = torch.randint(50, (12, 6))
labels = (sentences[:, 0] > 24).long()
model = Average()
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(5):
    loss = nn.functional.cross_entropy(model(sentences), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert model(sentences).shape == (12, 2)

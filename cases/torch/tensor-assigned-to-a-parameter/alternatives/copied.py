"""The values are copied into the parameter that the layer has."""

import numpy as np
import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self, vectors):
        super().__init__()
        self.embedding = nn.Embedding(*vectors.shape)
        with torch.no_grad():
            self.embedding.weight.copy_(vectors)
        self.out = nn.Linear(vectors.shape[1], 2)

    def forward(self, ids):
        return self.out(self.embedding(ids).mean(1))


vectors = torch.from_numpy(np.random.RandomState(0).randn(30, 8).astype("float32"))
torch.manual_seed(0)
model = Classifier(vectors)
ids = torch.randint(30, (16, 5))
labels = ids[:, 0] % 2
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(50):
    loss = nn.CrossEntropyLoss()(model(ids), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result < 0.1

"""Train a classifier of short texts, then ask it about a new one."""

import torch
from torch import nn

texts = ["good film", "bad film", "good play", "bad play", "so good", "so bad"]
vocabulary = {"good": 1, "bad": 2, "film": 3, "play": 4, "so": 5}


def encode(text):
    return [vocabulary.get(word, 0) for word in text.split()]


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(6, 8)
        self.out = nn.Linear(8, 2)

    def forward(self, ids):
        return self.out(self.embedding(ids).mean(1))


torch.manual_seed(0)
model = Classifier()
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
ids = torch.tensor([encode(text) for text in texts])
labels = torch.tensor([1, 0, 1, 0, 1, 0])
for _ in range(50):
    loss = nn.CrossEntropyLoss()(model(ids), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

scores = model(torch.tensor([encode("such a good play")]))
result = scores.detach()
assert result.argmax(1).tolist() == [1]

"""Train a classifier whose number of classes is an argument of its class."""

import torch
from torch import nn


class Classifier(nn.Module):
    def _init_(self, classes):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, classes))

    def forward(self, x):
        return self.layers(x)


torch.manual_seed(0)
model = Classifier(3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, labels = torch.randn(32, 8), torch.randint(3, (32,))
for _ in range(5):
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(inputs), labels)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert model(inputs).shape == (32, 3)

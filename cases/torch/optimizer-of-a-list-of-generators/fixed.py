"""Train an encoder and a classifier behind it with one optimizer."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.randn(64, 4)
labels = inputs[:, :3].argmax(dim=1)

encoder, classifier = nn.Linear(4, 8), nn.Linear(8, 3)
optimizer = torch.optim.SGD([*encoder.parameters(), *classifier.parameters()], lr=0.5)
losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(classifier(encoder(inputs)), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[-1]
assert result < 0.7 * losses[0]

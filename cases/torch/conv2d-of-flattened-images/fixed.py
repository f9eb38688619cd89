"""Train a convolutional network on a table of digits, one row of 784 pixels for each image."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

table = np.random.RandomState(0).randint(0, 256, size=(128, 785))
table[:, 0] = np.arange(128) % 10
images = torch.from_numpy(table[:, 1:]).float().view(-1, 1, 28, 28) / 255
labels = torch.from_numpy(table[:, 0]).long()
loader = DataLoader(TensorDataset(images, labels), batch_size=64)

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(1, 8, kernel_size=3, padding=1),
    nn.ReLU(),
    nn.MaxPool2d(4),
    nn.Flatten(),
    nn.Linear(8 * 7 * 7, 10),
)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    optimizer.zero_grad()
    scores = model(inputs)
    loss = nn.functional.cross_entropy(scores, targets)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert scores.shape == (64, 10)

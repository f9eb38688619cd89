"""Train on batches of a loader, then predict for a constant signal."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Signals(Dataset):
    def __init__(self, count):
        rng = np.random.RandomState(0)
        self.signals = rng.rand(count, 1, 16).astype("float32")

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, index):
        signal = self.signals[index]
        return signal, int(signal.mean() > 0.5)


torch.manual_seed(0)
data = Signals(32)
model = nn.Sequential(nn.Conv1d(1, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(56, 2))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for signals, labels in DataLoader(data, batch_size=8):
    loss = nn.functional.cross_entropy(model(signals), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

signal = np.full((1, 16), 0.7, dtype="float32")
with torch.no_grad():
    scores = model(torch.from_numpy(signal).unsqueeze(0))

result = scores
assert scores.shape == (1, 2)

"""The names stay in the data set, and a collate_fn gives their numbers."""

import torch
from torch import nn
from torch.utils.data import DataLoader

KINDS = {"daisy": 0, "rose": 1, "tulip": 2}


def collate(samples):
    rows = torch.stack([row for row, _ in samples])
    return rows, torch.tensor([KINDS[name] for _, name in samples])


torch.manual_seed(0)
model = nn.Linear(4, 3)
samples = [(torch.randn(4), name) for name in KINDS]
for rows, labels in DataLoader(samples, batch_size=3, collate_fn=collate):
    rows, labels = rows.to("cpu"), labels.to("cpu")
    loss = nn.functional.cross_entropy(model(rows), labels)
assert labels.tolist() == [0, 1, 2] and loss.isfinite()

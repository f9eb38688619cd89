"""The fields that the step needs are moved one by one, the others stay."""

import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
device = torch.device("cpu")
model = nn.Linear(3, 2).to(device)
samples = [{"row": torch.ones(3), "name": "a", "label": n % 2} for n in range(4)]
for batch in DataLoader(samples, batch_size=2):
    rows, labels = batch["row"].to(device), batch["label"].to(device)
    loss = nn.functional.cross_entropy(model(rows), labels)
assert loss.isfinite()

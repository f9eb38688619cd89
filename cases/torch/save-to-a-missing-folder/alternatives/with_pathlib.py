"""With pathlib the folder above the file is `path.parent`."""

from pathlib import Path

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, labels = torch.randn(32, 4), torch.randint(3, (32,))
best = float("inf")
path = Path("checkpoints", "run 1", "best.pt")
path.parent.mkdir(parents=True, exist_ok=True)

for _ in range(5):
    loss = nn.functional.cross_entropy(model(inputs), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if loss.item() < best:
        best = loss.item()
        torch.save(model.state_dict(), path)

result = torch.load(path)["weight"]
assert result.shape == (3, 4)

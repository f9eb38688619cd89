"""Train a segmentation on masks of which class numbers were made."""

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(0)
image = rng.random((1, 1, 16, 16), dtype=np.float32)
mask = np.where(image[:, 0] > 0.5, 255, 0).astype(np.uint8)  # as a PNG file has it

torch.manual_seed(0)
inputs = torch.from_numpy(image)
target = torch.from_numpy(mask > 127).long()
model = nn.Sequential(nn.Conv2d(1, 8, 1), nn.ReLU(), nn.Conv2d(8, 2, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
losses = []
for _ in range(60):
    loss = nn.functional.cross_entropy(model(inputs), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = target
assert target.unique().tolist() == [0, 1]
assert (model(inputs).argmax(1) == target).float().mean() > 0.9

"""as_tensor takes the list of numbers and the array."""

import numpy as np
import torch
from torch import nn

series = np.sin(np.arange(40, dtype="float32") / 4)
windows, targets = [], []
for start in range(len(series) - 8):
    windows.append(series[start : start + 8])
    targets.append(series[start + 8])

inputs = torch.as_tensor(np.stack(windows))
outputs = torch.as_tensor(targets)

torch.manual_seed(0)
model = nn.Linear(8, 1)
loss = nn.functional.mse_loss(model(inputs)[:, 0], outputs)
loss.backward()

result = loss.detach()
assert inputs.shape == (32, 8)

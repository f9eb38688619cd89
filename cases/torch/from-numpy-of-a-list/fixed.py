"""Cut a series into windows and predict the value behind each."""

import numpy as np
import torch
from torch import nn

series = np.sin(np.arange(40, dtype="float32") / 4)
windows, targets = [], []
for start in range(len(series) - 8):
    windows.append(series[start : start + 8])
    targets.append(series[start + 8])

inputs = torch.from_numpy(np.array(windows))
outputs = torch.from_numpy(np.array(targets))

torch.manual_seed(0)
model = nn.Linear(8, 1)
loss = nn.functional.mse_loss(model(inputs)[:, 0], outputs)
loss.backward()

result = loss.detach()
assert inputs.shape == (32, 8)

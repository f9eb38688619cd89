"""Count right answers of a model on the GPU with NumPy, on a copy that `force=True` makes."""

import os

import numpy as np
import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 3).to(DEVICE)
prediction = model(torch.ones(2, 4, device=DEVICE))

labels = prediction.numpy(force=True).argmax(1)
result = int(np.sum(labels == labels[0]))
assert result == 2

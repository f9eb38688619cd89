"""A dataset that gives floats needs nothing at the call."""

import numpy as np
import torch
from torch.utils.data import DataLoader, TensorDataset

labels = torch.from_numpy(np.array([[0], [1], [1], [0]])).float()
for x, y in DataLoader(TensorDataset(torch.randn(4, 1), labels), batch_size=2):
    assert torch.nn.BCEWithLogitsLoss()(x, y).item() > 0

"""loader.dataset[0] is the first sample of the data set, whatever the loader shuffles, without a batch axis."""

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.randn(10, 3), torch.arange(10))
loader = DataLoader(data, batch_size=4, shuffle=True)
row, label = loader.dataset[0]
assert row.shape == (3,) and label == 0

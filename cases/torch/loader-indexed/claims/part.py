"""A loader of a Subset reads the given samples alone."""

import torch
from torch.utils.data import DataLoader, Subset, TensorDataset

data = TensorDataset(torch.arange(100))
loader = DataLoader(Subset(data, range(20)), batch_size=8)
assert torch.cat([batch for (batch,) in loader]).tolist() == list(range(20))

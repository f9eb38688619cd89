"""A data set is split by sizes that were counted for another."""

import torch

data = torch.utils.data.TensorDataset(torch.zeros(100, 2))
torch.utils.data.random_split(data, [80, 10])

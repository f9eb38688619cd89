"""A part of the data as a `Subset`, in another order in each epoch, without a sampler."""

import torch
from torch.utils.data import DataLoader, Subset, TensorDataset

torch.manual_seed(0)
dataset = TensorDataset(torch.arange(12))
fold = [0, 1, 2, 3, 8, 9, 10, 11]
loader = DataLoader(Subset(dataset, fold), batch_size=4, shuffle=True)
first, second = (torch.cat([x for (x,) in loader]).tolist() for _ in range(2))

result = torch.tensor(first)
assert sorted(first) == sorted(second) == fold
assert first != second and first != fold

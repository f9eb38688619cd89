"""With or without a sampler: the loader shuffles only where it has none."""

import torch
from torch.utils.data import DataLoader, SubsetRandomSampler, TensorDataset


def make_loader(dataset, sampler=None):
    return DataLoader(dataset, batch_size=4, sampler=sampler, shuffle=sampler is None)


torch.manual_seed(0)
dataset = TensorDataset(torch.arange(12))
whole = torch.cat([x for (x,) in make_loader(dataset)])
part = torch.cat([x for (x,) in make_loader(dataset, SubsetRandomSampler(range(8)))])

result = whole
assert sorted(whole.tolist()) == list(range(12)) != whole.tolist()
assert sorted(part.tolist()) == list(range(8)) != part.tolist()

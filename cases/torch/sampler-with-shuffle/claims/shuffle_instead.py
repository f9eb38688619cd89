"""With shuffle=True in place of the weighted sampler nothing is raised, and the rare class stays rare."""

import torch
from torch.utils.data import DataLoader, TensorDataset, WeightedRandomSampler

torch.manual_seed(0)
labels = torch.tensor([0] * 90 + [1] * 10)
dataset = TensorDataset(labels)
weights = (1.0 / labels.bincount())[labels]


def positive(**options):
    return sum(y.sum().item() for (y,) in DataLoader(dataset, batch_size=20, **options))


assert positive(shuffle=True) == 10
assert positive(sampler=WeightedRandomSampler(weights, 100)) > 30

"""The generators of the modules torch and random are seeded in each worker."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Pairs of numbers from the two modules."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return random.random(), torch.rand(()).item()


loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2)
for drawn in zip(*[[one.item() for one in pair] for pair in loader]):
    assert len(set(drawn)) == 4

"""The generators of the modules torch, random and numpy.random are seeded in each worker."""

import random

import numpy as np
import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers from the three modules."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return random.random(), torch.rand(()).item(), np.random.rand()


loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2)
for drawn in zip(*[[one.item() for one in three] for three in loader]):
    assert len(set(drawn)) == 4

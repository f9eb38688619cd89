"""Generators of `random`, NumPy and PyTorch repeat, also without a seed."""

import random

import numpy as np
import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers from a generator that the dataset keeps."""

    def __init__(self, draw):
        self.generator = draw

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return float(self.generator())


shared = torch.Generator()
for draw in (
    random.Random().random,
    np.random.default_rng().random,
    np.random.RandomState().random_sample,
    lambda: torch.rand((), generator=shared),
):
    loader = torch.utils.data.DataLoader(Noisy(draw), batch_size=1, num_workers=2)
    assert len({value.item() for value in loader}) == 2

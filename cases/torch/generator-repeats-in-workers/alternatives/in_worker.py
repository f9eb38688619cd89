"""Make the generator in the worker, from the seed that PyTorch gives it."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers with a random part."""

    def __init__(self):
        self.generator = None

    def __len__(self):
        return 8

    def __getitem__(self, index):
        if self.generator is None:
            self.generator = random.Random(torch.initial_seed())
        return self.generator.random()


torch.manual_seed(0)
loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2)
result = [value.item() for value in loader]

different = len(set(result))
assert different == 8, f"{different} of 8 random numbers are different"

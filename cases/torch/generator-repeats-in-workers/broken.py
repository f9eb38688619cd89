"""Draw noise from a generator that the dataset keeps."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers with a random part."""

    def __init__(self):
        self.generator = random.Random(0)

    def __len__(self):
        return 8

    def __getitem__(self, index):
        return self.generator.random()


torch.manual_seed(0)
loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2)
result = [value.item() for value in loader]

different = len(set(result))
assert different == 8, f"{different} of 8 random numbers are different"

"""Workers that stay draw other numbers in the next epoch, and the same as each other."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers from a generator that the dataset keeps."""

    def __init__(self):
        self.generator = random.Random(0)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.generator.random()


loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2, persistent_workers=True)
first, second = ({value.item() for value in loader} for _ in range(2))
assert len(first) == len(second) == 2
assert not first & second

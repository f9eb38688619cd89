"""With one worker the numbers come again in the next epoch, without workers they do not."""

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


for workers in (0, 1):
    loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=workers)
    first, second = ([value.item() for value in loader] for _ in range(2))
    assert (first == second) == (workers == 1)

"""With no worker or one the numbers differ, with two or three each comes two or three times."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers from a generator that the dataset keeps."""

    def __init__(self):
        self.generator = random.Random(0)

    def __len__(self):
        return 6

    def __getitem__(self, index):
        return self.generator.random()


for workers, different in ((0, 6), (1, 6), (2, 3), (3, 2)):
    loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=workers)
    assert len({value.item() for value in loader}) == different

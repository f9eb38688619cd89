"""A generator that was made in the main process, by reading one sample there, is copied to each worker."""

import random

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers from a generator that the dataset keeps."""

    def __init__(self):
        self.generator = None

    def __len__(self):
        return 4

    def __getitem__(self, index):
        if self.generator is None:
            self.generator = random.Random(torch.initial_seed())
        return self.generator.random()


for read_before, different in ((False, 4), (True, 2)):
    dataset = Noisy()
    if read_before:
        dataset[0]
    loader = torch.utils.data.DataLoader(dataset, batch_size=1, num_workers=2)
    assert len({value.item() for value in loader}) == different

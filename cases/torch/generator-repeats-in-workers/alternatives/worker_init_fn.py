"""`worker_init_fn` gives the dataset of each worker a generator from the seed of that worker."""

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


def seed(worker):
    """Give the copy of the dataset in this worker a generator of its own."""
    torch.utils.data.get_worker_info().dataset.generator = random.Random(torch.initial_seed())


torch.manual_seed(0)
loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2, worker_init_fn=seed)
result = [value.item() for value in loader]

different = len(set(result))
assert different == 8, f"{different} of 8 random numbers are different"

"""With a generator from `worker_init_fn` each worker and each epoch draws other numbers, after a `dataset[0]` too."""

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


def seed(worker):
    """Give the copy of the dataset in this worker a generator of its own."""
    torch.utils.data.get_worker_info().dataset.generator = random.Random(torch.initial_seed())


dataset = Noisy()
dataset[0]
loader = torch.utils.data.DataLoader(dataset, batch_size=1, num_workers=2, worker_init_fn=seed)
first, second = ([value.item() for value in loader] for _ in range(2))
assert len(set(first + second)) == 8

"""The worker processes of a DataLoader work with one thread each by themselves."""

import torch
from torch.utils.data import DataLoader, Dataset

torch.set_num_threads(2)


class Threads(Dataset):
    """Return the number of threads that a worker has."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.get_num_threads()


counts = next(iter(DataLoader(Threads(), batch_size=4, num_workers=1)))
assert counts.tolist() == [1, 1, 1, 1]

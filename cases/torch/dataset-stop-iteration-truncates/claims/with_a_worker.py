"""The loader ends early with a worker process as well."""

import torch
from torch.utils.data import DataLoader, Dataset


class Captioned(Dataset):
    """Four images and some captions."""

    def __init__(self, captions):
        self.captions = iter(captions)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.tensor([index, next(self.captions)])


assert [
    row.tolist() for row in DataLoader(Captioned([10, 11]), batch_size=None, num_workers=1)
] == [[0, 10], [1, 11]]

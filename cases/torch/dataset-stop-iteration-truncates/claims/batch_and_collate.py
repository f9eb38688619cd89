"""The samples before the gap in the same batch are lost; a collate function that leaks StopIteration ends the loader as well."""

import torch
from torch.utils.data import DataLoader, Dataset


class Captioned(Dataset):
    """Four images and two captions."""

    def __init__(self):
        self.captions = iter([10, 11])

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.tensor([index, next(self.captions)])


assert list(DataLoader(Captioned(), batch_size=3)) == []
assert list(DataLoader([1, 2, 3], collate_fn=lambda batch: next(iter([])))) == []

"""There are fewer batches than `len(loader)`."""

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


loader = DataLoader(Captioned(), batch_size=1)
assert len(loader) == 4 and len(list(loader)) == 2

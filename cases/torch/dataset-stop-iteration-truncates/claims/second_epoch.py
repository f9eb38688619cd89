"""The iterator stays exhausted: the next epoch has no batch, also where the first one was complete."""

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


for captions, batches in (([10, 11], 2), ([10, 11, 12, 13], 4)):
    loader = DataLoader(Captioned(captions), batch_size=1)
    assert len(list(loader)) == batches
    assert len(list(loader)) == 0

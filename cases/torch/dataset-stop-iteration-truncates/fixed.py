"""A map-style data set pairs each image with the caption of its index, from a list."""

import torch
from torch.utils.data import DataLoader, Dataset


class Captioned(Dataset):
    """Four images and their captions."""

    def __init__(self):
        self.captions = [10, 11, 12, 13]

    def __len__(self):
        return len(self.captions)

    def __getitem__(self, index):
        return torch.tensor([index, self.captions[index]])


seen = [row.tolist() for batch in DataLoader(Captioned(), batch_size=1) for row in batch]

assert len(seen) == 4, "the epoch had %d of 4 samples" % len(seen)
result = len(seen)

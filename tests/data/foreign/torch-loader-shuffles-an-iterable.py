"""A stream is to be shuffled."""

import torch


class Stream(torch.utils.data.IterableDataset):
    def __iter__(self):
        return iter(range(3))


torch.utils.data.DataLoader(Stream(), shuffle=True)

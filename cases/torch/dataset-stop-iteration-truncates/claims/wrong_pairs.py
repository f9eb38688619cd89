"""With `shuffle=True` or two workers an iterator pairs samples with values of others; a list does not, and raises an IndexError when it is too short."""

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


class Listed(Captioned):
    """The captions are in a list."""

    def __init__(self, captions):
        self.captions = list(captions)

    def __getitem__(self, index):
        return torch.tensor([index, self.captions[index]])


def pairs(data, **options):
    """The pairs of one epoch, by image."""
    torch.manual_seed(0)
    return sorted(row.tolist() for row in DataLoader(data, batch_size=None, **options))


captions = [10, 11, 12, 13]
right = [[0, 10], [1, 11], [2, 12], [3, 13]]
assert pairs(Captioned(captions)) == right
for options in ({"shuffle": True}, {"num_workers": 2}):
    assert pairs(Captioned(captions), **options) != right
    assert pairs(Listed(captions), **options) == right

try:
    pairs(Listed([10, 11]))
except IndexError:
    pass
else:
    raise AssertionError("nothing was raised")

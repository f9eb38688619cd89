"""What a Dataset collects in a worker is lost at the end of an epoch, and kept with `persistent_workers=True`."""

import torch
from torch.utils.data import DataLoader, Dataset


class Collecting(Dataset):
    def __init__(self):
        self.seen = []

    def __len__(self):
        return 2

    def __getitem__(self, index):
        self.seen.append(index)
        return torch.tensor(len(self.seen))


def epochs(**options):
    """The lengths of the list, of two epochs."""
    loader = DataLoader(Collecting(), num_workers=1, **options)
    return [[batch.item() for batch in loader] for _ in range(2)]


assert epochs() == [[1, 2], [1, 2]]
assert epochs(persistent_workers=True) == [[1, 2], [3, 4]]

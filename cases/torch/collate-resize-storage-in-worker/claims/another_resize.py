"""`resize_` of a NumPy array in `__getitem__` has the same words, without workers too, and no frame of the collation."""

import numpy as np

import torch
from torch.utils.data import DataLoader, Dataset


class Signals(Dataset):
    """Signals that are brought to one length in a wrong way."""

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return torch.from_numpy(np.zeros(3)).resize_(10)


for workers in (0, 1):
    try:
        list(DataLoader(Signals(), batch_size=2, num_workers=workers))
    except RuntimeError as error:
        assert "Trying to resize storage that is not resizable" in str(error)
        assert "collate_tensor_fn" not in str(error)
        if workers:
            frames = [line for line in str(error).splitlines() if line.startswith("  File ")]
            assert frames[-1].endswith("in __getitem__"), error
    else:
        raise AssertionError("nothing was raised")

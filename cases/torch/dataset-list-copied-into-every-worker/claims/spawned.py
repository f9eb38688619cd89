"""A worker that is spawned gets a copy of an array, and shares a tensor: what it writes shows who has its own."""

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class Both(Dataset):
    def __init__(self, array, tensor):
        self.array, self.tensor = array, tensor

    def __len__(self):
        return 1

    def __getitem__(self, index):
        self.array[0] = self.tensor[0] = 7
        return index


if __name__ == "__main__":
    array, tensor = np.zeros(9), torch.zeros(9)
    list(DataLoader(Both(array, tensor), num_workers=1, multiprocessing_context="spawn"))
    assert array[0] == 0 and tensor[0] == 7

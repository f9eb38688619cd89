"""A Dataset that keeps a module fails with workers that are spawned, and passes with forked ones."""

import numpy as np
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __init__(self):
        self.numpy = np

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.numpy.float32(index)


if __name__ == "__main__":
    for start, passes in (("fork", True), ("spawn", False)):
        loader = DataLoader(Numbers(), batch_size=4, num_workers=1, multiprocessing_context=start)
        try:
            batch = next(iter(loader))
            assert passes and batch.tolist() == [0, 1, 2, 3]
        except TypeError as error:
            assert not passes and str(error) == "cannot pickle 'module' object"

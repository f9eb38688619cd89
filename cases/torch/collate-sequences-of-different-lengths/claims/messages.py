"""The message has both shapes; lists of numbers in place of tensors have another one."""

from torch.utils.data import DataLoader

import torch

for dataset, words in [
    ([torch.ones(5), torch.ones(3)], "got [5] at entry 0 and [3] at entry 1"),
    ([torch.ones(5, 8), torch.ones(3, 8)], "got [5, 8] at entry 0 and [3, 8] at entry 1"),
    ([[1, 2, 3], [1, 2]], "each element in list of batch should be of equal size"),
]:
    try:
        next(iter(DataLoader(dataset, batch_size=2)))
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

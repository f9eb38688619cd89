"""A tuple, a text, a ModuleList and a data set that keeps a list and gets the numbers of a batch at once raise it too."""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Texts(Dataset):
    def __init__(self):
        self.texts = ["one", "two", "three", "four"]

    def __len__(self):
        return len(self.texts)

    def __getitem__(self, index):
        return self.texts[index]


order = torch.tensor([2, 0, 1, 3])
for call in (
    lambda: (10, 20, 30)[order],
    lambda: "text"[order],
    lambda: nn.ModuleList([nn.Linear(1, 1)] * 4)[order],
    lambda: list(DataLoader(Texts(), sampler=order.split(2), batch_size=None)),
):
    try:
        call()
    except TypeError as error:
        assert "only integer tensors of a single element can be converted to an index" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert list(DataLoader(Texts(), sampler=order, batch_size=None)) == ["three", "one", "two", "four"]

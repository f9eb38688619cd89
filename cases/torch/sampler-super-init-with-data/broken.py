"""A sampler of one's own draws as many samples of one class as of the other."""

import torch
from torch.utils.data import DataLoader, Sampler, TensorDataset


class Balanced(Sampler):
    """Indices of both classes in turn."""

    def __init__(self, labels):
        super().__init__(labels)
        self.zeros = torch.nonzero(labels == 0).flatten().tolist()
        self.ones = torch.nonzero(labels == 1).flatten().tolist()

    def __iter__(self):
        for pair in zip(self.zeros, self.ones):
            yield from pair

    def __len__(self):
        return 2 * min(len(self.zeros), len(self.ones))


labels = torch.tensor([0, 0, 0, 0, 1, 0, 1, 0])
loader = DataLoader(TensorDataset(torch.arange(8), labels), batch_size=2, sampler=Balanced(labels))
seen = [(ids.tolist(), classes.tolist()) for ids, classes in loader]
assert seen == [([0, 4], [0, 1]), ([1, 6], [0, 1])]
result = len(seen)

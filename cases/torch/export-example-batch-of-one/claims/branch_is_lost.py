"""A program exported with a batch of two takes a branch on a batch of one never, without an error."""

import torch
from torch.export import Dim, export


class Net(torch.nn.Module):
    """A model that treats one sample differently."""

    def forward(self, x):
        if x.shape[0] == 1:
            return x
        return x - x.mean(0)


one = torch.ones(1, 4)
program = export(Net(), (torch.zeros(2, 4),), dynamic_shapes=({0: Dim("batch")},))
assert Net()(one).tolist() == [[1, 1, 1, 1]]
assert program.module()(one).tolist() == [[0, 0, 0, 0]]

"""`model.eval()` ends the error of dropout, also of `F.dropout`, which is no module; that of `+=` stays."""

import torch
import torch.nn.functional as F
from torch import nn


class Net(nn.Module):
    """A linear layer, ReLU, and an operator in place."""

    def __init__(self, change):
        super().__init__()
        self.linear, self.relu, self.change = nn.Linear(4, 8), nn.ReLU(), change

    def forward(self, x):
        return self.change(self.relu(self.linear(x)), self.training).sum()


def dropped(x, training):
    """Drop in place."""
    return F.dropout(x, 0.5, training, inplace=True)


def added(x, training):
    """Add in place."""
    x += 1.0
    return x


def fails(net):
    """Whether backward refuses."""
    try:
        net(torch.ones(2, 4)).backward()
    except RuntimeError as error:
        return "modified by an inplace operation" in str(error)
    return False


assert [m for m in Net(dropped).modules() if getattr(m, "inplace", False)] == []
assert fails(Net(dropped).train()) and not fails(Net(dropped).eval())
assert fails(Net(added).train()) and fails(Net(added).eval())

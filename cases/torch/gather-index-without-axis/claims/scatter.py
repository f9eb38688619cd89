"""scatter_ says "as self tensor" for labels without the axis, and one_hot takes them as they are."""

import torch
from torch import nn

labels = torch.tensor([0, 2, 1])
for call in (
    lambda: torch.zeros(3, 3).scatter_(1, labels, 1.0),
    lambda: torch.zeros(3, 3).scatter_add_(1, labels, torch.ones(3)),
):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == "Index tensor must have the same number of dimensions as self tensor"
    else:
        raise AssertionError("nothing was raised")
hot = torch.zeros(3, 3).scatter_(1, labels.unsqueeze(1), 1.0)
assert torch.equal(hot, nn.functional.one_hot(labels, 3).float())

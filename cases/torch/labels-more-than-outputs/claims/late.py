"""A batch without the labels that are too high passes, in `cross_entropy` and in `nll_loss`; another one fails in both."""

import torch
from torch.nn.functional import cross_entropy, nll_loss

scores = torch.zeros(3, 3).log_softmax(1)
for loss in (cross_entropy, nll_loss):
    assert loss(scores, torch.tensor([0, 1, 2])).isfinite()
    try:
        loss(scores, torch.tensor([0, 1, 3]))
    except IndexError as error:
        assert str(error) == "Target 3 is out of bounds."
    else:
        raise AssertionError("nothing was raised")

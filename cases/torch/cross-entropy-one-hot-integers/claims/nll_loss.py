"""nll_loss takes no probabilities: one-hot labels, of floats too, have the words "multi-target not supported"."""

import torch
from torch import nn

scores = torch.randn(4, 3).log_softmax(1)
one_hot = nn.functional.one_hot(torch.tensor([0, 1, 2, 0]), 3)
for labels in (one_hot, one_hot.float()):
    try:
        nn.functional.nll_loss(scores, labels)
    except RuntimeError as error:
        assert "multi-target not supported" in str(error)
    else:
        raise AssertionError("nothing was raised")

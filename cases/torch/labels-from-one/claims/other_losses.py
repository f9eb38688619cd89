"""`nll_loss`, and `cross_entropy` with a label for each pixel or with label_smoothing, name the target with the same words."""

import torch
from torch.nn.functional import cross_entropy, nll_loss

scores, labels = torch.zeros(3, 5), torch.tensor([1, 2, 5])
for call in (
    lambda: nll_loss(scores, labels),
    lambda: cross_entropy(scores, labels, label_smoothing=0.1),
    lambda: cross_entropy(torch.zeros(1, 5, 2, 2), torch.tensor([[[1, 2], [3, 5]]])),
):
    try:
        call()
    except IndexError as error:
        assert str(error) == "Target 5 is out of bounds."
    else:
        raise AssertionError("nothing was raised")

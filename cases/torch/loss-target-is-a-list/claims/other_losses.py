"""nll_loss says it with its own name; mse, l1 and the binary losses ask the list for its size."""

import torch
from torch.nn import functional as F


def words(loss, scores):
    try:
        loss(scores, [0, 1])
    except (TypeError, AttributeError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


nll = words(F.nll_loss, torch.zeros(2, 3))
assert nll == "nll_loss_nd(): argument 'target' (position 2) must be Tensor, not list"
for loss in (F.mse_loss, F.l1_loss, F.binary_cross_entropy, F.binary_cross_entropy_with_logits):
    assert words(loss, torch.ones(2)) == "'list' object has no attribute 'size'"

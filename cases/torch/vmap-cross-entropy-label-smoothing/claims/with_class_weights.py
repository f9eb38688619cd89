# releases: >=2.1
"""With class weights the mean is refused, at `masked_select`; the sum passes and is right."""

import torch
import torch.nn.functional as F
from torch.func import vmap

scores, labels, weight = torch.randn(4, 3), torch.tensor([0, 2, 1, 2]), torch.tensor([1.0, 2.0, 3.0])


def loss(scores, label, reduction):
    """Smoothed cross-entropy of one sample, with class weights."""
    return F.cross_entropy(scores[None], label[None], weight, label_smoothing=0.1, reduction=reduction)


try:
    vmap(lambda s, label: loss(s, label, "mean"))(scores, labels)
except RuntimeError as error:
    assert "torch.masked_select" in str(error), error
else:
    raise AssertionError("nothing was raised")
each = vmap(lambda s, label: loss(s, label, "sum"))(scores, labels)
expected = F.cross_entropy(scores, labels, weight, label_smoothing=0.1, reduction="none")
assert torch.allclose(each, expected, atol=1e-6)
mean = torch.stack([loss(s, label, "mean") for s, label in zip(scores, labels)])
assert torch.allclose(each / weight[labels], mean, atol=1e-6)

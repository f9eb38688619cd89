"""One weight per sample is refused alike, and taken for one per class where there are as many samples as classes; a loss per sample, reduction="none", can be multiplied by it."""

import torch
from torch import nn

scores, labels = torch.randn(5, 3), torch.tensor([0, 1, 2, 0, 1])
weights = torch.rand(5)
try:
    nn.functional.cross_entropy(scores, labels, weight=weights)
except RuntimeError as error:
    assert "all 3 classes or no classes but got weight tensor of shape: [5]" in str(error)
else:
    raise AssertionError("nothing was raised")
nn.functional.cross_entropy(scores[:3], labels[:3], weight=weights[:3])
losses = nn.functional.cross_entropy(scores, labels, reduction="none")
assert (losses * weights).shape == (5,)

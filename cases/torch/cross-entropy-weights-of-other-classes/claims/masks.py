"""With masks, one class per pixel, the words are "for all or no classes", without numbers."""

import torch
from torch import nn

scores, masks = torch.randn(2, 3, 4, 4), torch.zeros(2, 4, 4, dtype=torch.long)
try:
    nn.functional.cross_entropy(scores, masks, weight=torch.ones(2))
except RuntimeError as error:
    assert str(error) == "weight tensor should be defined either for all or no classes"
else:
    raise AssertionError("nothing was raised")

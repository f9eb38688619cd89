"""With masks, one class per pixel, and with sequences the words are "for all or no classes", without numbers."""

import torch
from torch import nn

for axes in ((4, 4), (5,)):
    scores, labels = torch.randn(2, 3, *axes), torch.zeros(2, *axes, dtype=torch.long)
    try:
        nn.functional.cross_entropy(scores, labels, weight=torch.ones(2))
    except RuntimeError as error:
        assert str(error) == "weight tensor should be defined either for all or no classes"
    else:
        raise AssertionError("nothing was raised")

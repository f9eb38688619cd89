"""Masks with an axis of one, and masks as colours, are refused by their number of axes."""

import torch
from torch import nn

scores = torch.zeros(1, 2, 8, 8)
for masks in (torch.zeros(1, 1, 8, 8).long(), torch.zeros(1, 8, 8, 3).long()):
    try:
        nn.functional.cross_entropy(scores, masks)
    except RuntimeError as error:
        assert "only batches of spatial targets supported (3D tensors) but got targets of dimension: 4" in str(error)
    else:
        raise AssertionError("nothing was raised")

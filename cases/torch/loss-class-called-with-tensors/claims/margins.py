"""The error of `MultiMarginLoss` and `TripletMarginLoss` comes from their own `__init__`."""

import traceback

import torch

for loss in (torch.nn.MultiMarginLoss, torch.nn.TripletMarginLoss):
    try:
        loss(torch.randn(4, 2), torch.ones(4, 2))
    except RuntimeError as error:
        assert "Boolean value of Tensor with more than one value is ambiguous" in str(error)
        assert traceback.extract_tb(error.__traceback__)[-1].name == "__init__"
    else:
        raise AssertionError("nothing was raised")

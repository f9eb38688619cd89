"""Masks and sequences of uint8 are refused, "expected scalar type Long but found Byte"; `.long()` mends both."""

import torch
from torch import nn

for scores, labels in (
    (torch.randn(2, 3, 4, 4), torch.ones(2, 4, 4, dtype=torch.uint8)),
    (torch.randn(2, 3, 4), torch.ones(2, 4, dtype=torch.uint8)),
):
    try:
        nn.functional.cross_entropy(scores, labels)
    except RuntimeError as error:
        assert str(error) == "expected scalar type Long but found Byte"
    else:
        raise AssertionError("nothing was raised")
    assert nn.functional.cross_entropy(scores, labels.long()).isfinite()

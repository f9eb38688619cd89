"""A tensor as the `bias` of Linear, the `p` of Dropout or the `padding_idx` of Embedding ends in the same words, in the layer's `__init__`."""

import traceback

import torch
from torch import nn

several = torch.ones(3)
for make in (
    lambda: nn.Linear(3, 3, bias=several),
    lambda: nn.Dropout(several),
    lambda: nn.Embedding(3, 4, padding_idx=several.long()),
):
    try:
        make()
    except RuntimeError as error:
        assert str(error) == "Boolean value of Tensor with more than one value is ambiguous"
        last = traceback.extract_tb(error.__traceback__)[-1]
        assert last.name == "__init__" and "modules" in last.filename
    else:
        raise AssertionError("nothing was raised")

"""An argument is refined by `is not None`, also with `and`; not by `!= None`, by a check that a variable keeps, or without a check."""

from typing import Optional

import torch


def checked(x, bias: Optional[torch.Tensor]):
    if bias is not None and bias.shape[0] > 1:
        x = x + bias
    return x


def unequal(x, bias: Optional[torch.Tensor]):
    if bias != None:  # noqa: E711
        x = x + 1
    return x


def kept(x, bias: Optional[torch.Tensor]):
    has_bias = bias is not None
    if has_bias:
        x = x + bias
    return x


def unchecked(x, bias: Optional[torch.Tensor]):
    return x + bias


assert torch.jit.script(checked)(torch.ones(2), torch.ones(2)).sum() == 4
for function in (unequal, kept, unchecked):
    try:
        torch.jit.script(function)
    except RuntimeError as error:
        assert "but instead found type 'Optional[Tensor]'." in str(error), error
    else:
        raise AssertionError("nothing was raised")

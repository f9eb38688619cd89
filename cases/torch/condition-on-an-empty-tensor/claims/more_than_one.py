"""With two and more elements the message has "more than one value" in place of "no values"."""

import torch

for tensor, words in (
    (torch.nonzero(torch.zeros(3)), "no values"),
    (torch.nonzero(torch.ones(3)), "more than one value"),
):
    try:
        bool(tensor)
    except RuntimeError as error:
        assert str(error) == f"Boolean value of Tensor with {words} is ambiguous"
    else:
        raise AssertionError("nothing was raised")

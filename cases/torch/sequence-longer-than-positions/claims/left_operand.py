"""`a` is the left operand; a size of 1 is repeated."""

import torch

text, positions = torch.zeros(1, 937, 8), torch.zeros(1, 512, 8)
for left, right, words in (
    (text, positions, "tensor a (937) must match the size of tensor b (512)"),
    (positions, text, "tensor a (512) must match the size of tensor b (937)"),
):
    try:
        left + right
    except RuntimeError as error:
        assert words in str(error) and "at non-singleton dimension 1" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert (text[:, :1] + positions).shape == (1, 512, 8)

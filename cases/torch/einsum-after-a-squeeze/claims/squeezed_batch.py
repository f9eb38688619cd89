"""squeeze() of [1, 8, 1, 1] leaves [8], that of a batch of four [4, 8], and the equation passes with the latter alone."""

import torch

equation = "bchw,bc->bchw"
four, one = torch.rand(4, 8, 1, 1), torch.rand(1, 8, 1, 1)
assert four.squeeze().shape == (4, 8)
assert one.squeeze().shape == (8,)
assert torch.einsum(equation, torch.rand(4, 8, 6, 6), four.squeeze()).shape == (4, 8, 6, 6)
try:
    torch.einsum(equation, torch.rand(1, 8, 6, 6), one.squeeze())
except RuntimeError as error:
    assert "in the equation (2) does not match the number of dimensions (1) for operand 1" in str(error)
else:
    raise AssertionError("nothing was raised")

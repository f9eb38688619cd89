"""The numbers are the dimensions of the two tensors in their order; a single number is 0D."""

import torch

vector, matrix = torch.randn(3), torch.randn(2, 3)
for left, right, words in (
    (matrix, vector, "2D and 1D"),
    (vector, matrix, "1D and 2D"),
    (torch.tensor(1.0), vector, "0D and 1D"),
):
    for product in (torch.dot, torch.vdot):
        try:
            product(left, right)
        except RuntimeError as error:
            assert str(error) == f"1D tensors expected, but got {words} tensors"
        else:
            raise AssertionError("nothing was raised")

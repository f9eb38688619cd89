"""A vector and a batch are refused in either place; the message says self of the first and mat2 of the second."""

import torch

matrix = torch.rand(3, 3)
for other in (torch.rand(3), torch.rand(2, 3, 3)):
    for operands, name in (((other, matrix), "self"), ((matrix, other), "mat2")):
        try:
            torch.mm(*operands)
        except RuntimeError as error:
            assert f"{name} must be a matrix" in str(error)
        else:
            raise AssertionError("nothing was raised")

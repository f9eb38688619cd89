"""float and int of a tensor with two elements have the same message."""

import torch

for make in (float, int):
    try:
        make(torch.ones(2))
    except ValueError as error:
        assert str(error) == "only one element tensors can be converted to Python scalars"
    else:
        raise AssertionError("nothing was raised")

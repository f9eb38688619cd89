"""`float(loss)` and `int(loss)` say "only one element tensors can be converted to Python scalars"."""

import torch

for convert in (float, int):
    try:
        convert(torch.ones(32))
    except ValueError as error:
        assert str(error) == "only one element tensors can be converted to Python scalars"
    else:
        raise AssertionError("nothing was raised")

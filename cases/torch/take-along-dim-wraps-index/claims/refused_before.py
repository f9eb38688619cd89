# releases: <2.10
"""An index outside of the axis and a negative one are refused."""

import torch

x = torch.tensor([10.0, 20.0, 30.0])
for index in (-1, -100, 3):
    try:
        torch.take_along_dim(x, torch.tensor([index]), 0)
    except RuntimeError as error:
        assert f"index {index} is out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")

"""squeeze() takes the batch axis away too when one sample is left: "got 1 and 2"; flatten(1) keeps it."""

import torch


def join(batch, ages, flat):
    return torch.cat([flat(torch.zeros(batch, 16, 1, 1)), ages], dim=-1)


assert join(8, torch.zeros(8, 1), lambda maps: maps.squeeze()).shape == (8, 17)
try:
    join(1, torch.zeros(1, 1), lambda maps: maps.squeeze())
except RuntimeError as error:
    assert str(error) == "Tensors must have same number of dimensions: got 1 and 2"
else:
    raise AssertionError("nothing was raised")
assert join(1, torch.zeros(1, 1), lambda maps: maps.flatten(1)).shape == (1, 17)

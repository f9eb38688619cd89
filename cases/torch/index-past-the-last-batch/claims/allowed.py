"""For a size of 4 the indices -4 to 3 are allowed; 4 and -5 raise with these numbers, and a slice past the end is empty."""

import torch

x = torch.zeros(4, 3)
assert all(x[i].shape == (3,) for i in range(-4, 4))
assert x[4:6].shape == (0, 3)
for i in (4, -5):
    try:
        x[i]
    except IndexError as error:
        assert str(error) == f"index {i} is out of bounds for dimension 0 with size 4"
    else:
        raise AssertionError(f"{i} is allowed")

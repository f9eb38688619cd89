"""Numbers, slices and lists of numbers count as one each, a list of lists as its elements, a mask as its axes, None and ... as none."""

import warnings

import torch

warnings.simplefilter("ignore")  # of the list of lists
x = torch.zeros(2, 3)
assert x[:, None, 0].shape == (2, 1)
assert x[..., 0, 0].shape == ()
assert x[[[0, 1], [0, 1]]].shape == (2,)
assert x[torch.ones(2, 3, dtype=torch.bool)].shape == (6,)
for call in (
    lambda: x[0, 0, 0],
    lambda: x[:, :, 0],
    lambda: x[[0], [0], [0]],
    lambda: x[[[0], [0], [0]]],
    lambda: x[..., 0, 0, 0],
    lambda: x[:, None, 0, 0],
    lambda: x[torch.ones(2, 3, 1, dtype=torch.bool)],
):
    try:
        call()
    except IndexError as error:
        assert str(error) == "too many indices for tensor of dimension 2"
    else:
        raise AssertionError("nothing was raised")

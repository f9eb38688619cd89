"""Numbers, slices and lists count as one each, a mask as its axes, None and ... as none."""

import torch

x = torch.zeros(2, 3)
assert x[:, None, 0].shape == (2, 1)
assert x[..., 0, 0].shape == ()
assert x[torch.ones(2, 3, dtype=torch.bool)].shape == (6,)
for call in (
    lambda: x[0, 0, 0],
    lambda: x[:, :, 0],
    lambda: x[[0], [0], [0]],
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

"""An array of NumPy has other words; so have too large a number, and too large a dim."""

import torch

x = torch.zeros(2, 3)
for call, words in (
    (lambda: x.numpy()[:, :, 0], "too many indices for array"),
    (lambda: x.sum(dim=2), "Dimension out of range"),
    (lambda: x[0, 3], "index 3 is out of bounds for dimension 1 with size 3"),
):
    try:
        call()
    except IndexError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

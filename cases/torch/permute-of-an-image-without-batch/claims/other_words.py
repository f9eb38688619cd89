"""An axis beyond the last, the same axis twice, and t() of three axes have other words."""

import torch

image = torch.zeros(3, 4, 5)
for turn, error_type, words in (
    (lambda: image.permute(1, 2, 3), IndexError, "Dimension out of range (expected to be in range of [-3, 2], but got 3)"),
    (lambda: image.permute(0, 2, 2), RuntimeError, "duplicate dims are not allowed"),
    (lambda: image.t(), RuntimeError, "t() expects a tensor with <= 2 dimensions, but self is 3D"),
):
    try:
        turn()
    except error_type as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

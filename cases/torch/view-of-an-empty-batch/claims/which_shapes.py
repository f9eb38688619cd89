"""view and reshape with -1 beside a 0 raise, wherever the 0 is; without a 0 in the shape, or without -1, they do not."""

import torch

empty = torch.zeros(0, 3, 4)
for shape in ((0, -1), (-1, 0), (0, 1, -1), (-1, 0, 4)):
    words = (
        f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified dimension size -1 "
        "can be any value and is ambiguous"
    )
    for call in (empty.view, empty.reshape):
        try:
            call(shape)
        except RuntimeError as error:
            assert str(error) == words
        else:
            raise AssertionError("nothing was raised")
for shape, expected in (((-1, 12), (0, 12)), ((-1,), (0,)), ((0, 12), (0, 12)), ((0, 5), (0, 5))):
    assert empty.view(shape).shape == expected

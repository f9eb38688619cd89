"""A list of bool and a tensor of uint8 are masks, and must have the length of the first axis."""

import torch

x = torch.arange(24).reshape(4, 6)
assert torch.equal(x[[True, False, False, True]], x[[0, 3]])
for mask in ([True, False, True], torch.tensor([1, 0, 1], dtype=torch.uint8)):
    try:
        x[mask]
    except IndexError as error:
        assert "The shape of the mask [3] at index 0" in str(error)
    else:
        raise AssertionError("nothing was raised")

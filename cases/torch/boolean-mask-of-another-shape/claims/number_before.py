"""In x[0, mask] the message has the shape without the axis of the number; after `...` and None the axes are counted."""

import torch

x = torch.zeros(4, 6)
mask = torch.ones(5, dtype=torch.bool)
for call, words in (
    (lambda: x[0, mask], "tensor [6] at index 0"),
    (lambda: x[..., mask], "tensor [4, 6] at index 1"),
    (lambda: x[None, mask], "tensor [1, 4, 6] at index 1"),
):
    try:
        call()
    except IndexError as error:
        assert "The shape of the mask [5] at index 0" in str(error) and str(error).endswith(words)
    else:
        raise AssertionError("nothing was raised")

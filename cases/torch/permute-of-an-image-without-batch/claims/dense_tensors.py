"""The words "sparse_coo" stand in the message for a dense tensor, by the method and by the function."""

import torch

image = torch.zeros(3, 4, 5)
assert image.layout == torch.strided
for turn in (lambda: image.permute(0, 2, 3, 1), lambda: torch.permute(image, (0, 2, 3, 1))):
    try:
        turn()
    except RuntimeError as error:
        assert "permute(sparse_coo)" in str(error)
        assert "input.dim() = 3 is not equal to len(dims) = 4" in str(error)
    else:
        raise AssertionError("nothing was raised")

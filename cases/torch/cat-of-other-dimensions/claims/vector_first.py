"""With the vector first, dim=1 is out of range, and dim=-1 says "got 1 and 2"."""

import torch

matrix, vector = torch.zeros(4, 3), torch.zeros(4)
for dim, kind, words in (
    (1, IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 1)"),
    (-1, RuntimeError, "Tensors must have same number of dimensions: got 1 and 2"),
):
    try:
        torch.cat([vector, matrix], dim=dim)
    except kind as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
assert torch.cat([vector.unsqueeze(1), matrix], dim=1).shape == (4, 4)

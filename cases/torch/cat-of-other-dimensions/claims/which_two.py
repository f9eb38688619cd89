"""The numbers are those of the first tensor and of the first that differs from it."""

import torch

matrix, vector, volume = torch.zeros(4, 3), torch.zeros(4), torch.zeros(4, 3, 2)
for tensors, words in (
    ([matrix, matrix, vector, volume], "got 2 and 1"),
    ([matrix, volume, vector], "got 2 and 3"),
    ([vector, vector, matrix], "got 1 and 2"),
):
    try:
        torch.cat(tensors, dim=0)
    except RuntimeError as error:
        assert str(error) == "Tensors must have same number of dimensions: " + words
    else:
        raise AssertionError("nothing was raised")

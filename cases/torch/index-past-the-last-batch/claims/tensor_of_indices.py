"""A list or a tensor of indices raises in the same words, with the first index that is too large."""

import torch

x = torch.zeros(4, 3)
for indices in ([0, 4, 9], torch.tensor([0, 4, 9])):
    try:
        x[indices]
    except IndexError as error:
        assert str(error) == "index 4 is out of bounds for dimension 0 with size 4"
    else:
        raise AssertionError("an index past the end is read")

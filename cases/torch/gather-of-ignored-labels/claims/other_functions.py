"""gather, scatter_, scatter_add_ and scatter_reduce_ have these words, for the size and above, -1 and -100: no negative index is allowed."""

import torch

values = torch.zeros(2, 5)
for number in (5, 255, -1, -100):
    index = torch.tensor([[number], [0]])
    ones = torch.ones(2, 1)
    for call in (
        lambda: values.gather(1, index),
        lambda: values.scatter_(1, index, 1.0),
        lambda: values.scatter_add_(1, index, ones),
        lambda: values.scatter_reduce_(1, index, ones, "sum"),
    ):
        try:
            call()
        except RuntimeError as error:
            assert str(error) == f"index {number} is out of bounds for dimension 1 with size 5"
        else:
            raise AssertionError("nothing was raised")

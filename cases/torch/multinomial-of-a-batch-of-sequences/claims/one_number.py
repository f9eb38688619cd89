"""A tensor without any axis has the same words."""

import torch

for shape in ((), (2, 3, 4), (1, 1, 4), (1, 2, 3, 4)):
    try:
        torch.multinomial(torch.ones(shape), 1)
    except RuntimeError as error:
        assert str(error) == "prob_dist must be 1 or 2 dim"
    else:
        raise AssertionError("nothing was raised")

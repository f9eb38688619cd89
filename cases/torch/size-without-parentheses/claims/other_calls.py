"""Brackets after any method or function of torch have these words: torch.tensor[…], torch.cat[…], x.tolist[…], x.max[…]."""

import torch

x = torch.zeros(2, 3)
for use in (
    lambda: torch.tensor[1, 2],
    lambda: torch.zeros[2, 3],
    lambda: torch.cat[x, x],
    lambda: x.tolist[0],
    lambda: x.max[0],
):
    try:
        use()
    except TypeError as error:
        assert str(error) == "'builtin_function_or_method' object is not subscriptable"
    else:
        raise AssertionError("nothing was raised")

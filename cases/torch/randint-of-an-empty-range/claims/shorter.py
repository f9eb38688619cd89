"""Something shorter than the window gives a negative number, with the + 1 too where it is shorter by two or more."""

import torch

for high in (20 - 50, 20 - 50 + 1):
    try:
        torch.randint(0, high, (1,))
    except RuntimeError as error:
        assert str(error).endswith(f"but got from=0 >= to={high}")
    else:
        raise AssertionError("nothing was raised")

"""`randint_like` and `random_` raise in the words of `randint`."""

import torch

for call in (lambda: torch.randint_like(torch.zeros(3), 0), lambda: torch.zeros(3).random_(0, 0)):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == "random_ expects 'from' to be less than 'to', but got from=0 >= to=0"
    else:
        raise AssertionError("nothing was raised")

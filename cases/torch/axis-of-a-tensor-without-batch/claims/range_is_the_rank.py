"""[-n, n-1] is a tensor of n dimensions; unsqueeze and stack, which add one, allow n more."""

import torch

for rank in range(1, 5):
    x = torch.zeros([2] * rank)
    for call, last in (
        (lambda dim, x=x: x.sum(dim), rank - 1),
        (lambda dim, x=x: x.unsqueeze(dim), rank),
        (lambda dim, x=x: torch.stack([x, x], dim), rank),
    ):
        call(last)
        try:
            call(last + 1)
        except IndexError as error:
            words = f"expected to be in range of [{-last - 1}, {last}], but got {last + 1})"
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")

"""Other indices of it have other words: -1, 1, a slice, two numbers, and a loop over it."""

import torch

loss = torch.tensor(1.5)
for call, kind, words in (
    (lambda: loss[0], IndexError, "invalid index of a 0-dim tensor."),
    (lambda: loss[1], IndexError, "index 1 is out of bounds for dimension 0 with size 0"),
    (lambda: loss[-1], IndexError, "index -1 is out of bounds for dimension 0 with size 0"),
    (lambda: loss[:1], IndexError, "slice() cannot be applied to a 0-dim tensor."),
    (lambda: loss[0, 0], IndexError, "too many indices for tensor of dimension 0"),
    (lambda: list(loss), TypeError, "iteration over a 0-d tensor"),
):
    try:
        call()
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

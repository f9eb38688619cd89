"""A number in place of a list has other words: "not a sequence" behind a list, another TypeError in front of one."""

import torch

for rows, words in (
    ([[1, 2], 3], "not a sequence"),
    ([3, [1, 2]], "'list' object cannot be interpreted as an integer"),
    ([3.0, [1.0, 2.0]], "must be real number, not list"),
):
    try:
        torch.tensor(rows)
    except TypeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")

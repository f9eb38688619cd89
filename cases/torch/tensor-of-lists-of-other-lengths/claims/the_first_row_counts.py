"""The first number is the length of the first list, the second that of the first list that differs; dim 1 are the rows of a table."""

import torch

for rows, words in (
    ([[1, 2, 3], [4, 5]], "expected sequence of length 3 at dim 1 (got 2)"),
    ([[1], [2], [3, 4]], "expected sequence of length 1 at dim 1 (got 2)"),
    ([[1, 2], []], "expected sequence of length 2 at dim 1 (got 0)"),
    ([[[1, 2], [3]], [[4, 5], [6, 7]]], "expected sequence of length 2 at dim 2 (got 1)"),
):
    try:
        torch.tensor(rows)
    except ValueError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")

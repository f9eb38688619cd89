"""Rows that are filled up to a limit and not cut are still too long: cut them as well."""

import torch

rows, limit = [[1, 2, 3, 4, 5, 6], [7, 8]], 4
filled = [row + [0] * (limit - len(row)) for row in rows]
try:
    torch.tensor(filled)
except ValueError as error:
    assert str(error) == "expected sequence of length 6 at dim 1 (got 4)"
else:
    raise AssertionError("nothing was raised")
cut = [row[:limit] + [0] * (limit - len(row)) for row in rows]
assert torch.tensor(cut).tolist() == [[1, 2, 3, 4], [7, 8, 0, 0]]

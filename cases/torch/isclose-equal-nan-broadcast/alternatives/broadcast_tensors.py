"""Compare a column with a row, after both were given one shape."""

import torch

nan = float("nan")
column = torch.tensor([[1.0], [nan]])
row = torch.tensor([[1.0, nan, 3.0]])
equal = torch.isclose(*torch.broadcast_tensors(column, row), equal_nan=True)
assert equal.tolist() == [[True, False, False], [False, True, False]]

"""Without dim the batch is split: the message has its size, the axis 0 and the list; with dim=1 the list fits."""

import torch

table = torch.zeros(4, 10)
try:
    torch.split(table, [4, 6])
except RuntimeError as error:
    assert "to sum exactly to 4 (input tensor's size at dimension 0), but got split_sizes=[4, 6]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert [part.shape[1] for part in torch.split(table, [4, 6], dim=1)] == [4, 6]

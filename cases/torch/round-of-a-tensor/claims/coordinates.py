"""Corners of a box: int(round(box[0])) raises, box.round().int().tolist() gives whole numbers; int(box[0]) cuts off."""

import torch

box = torch.tensor([10.7, 20.2, 30.5, 41.5])
try:
    int(round(box[0]))
except TypeError as error:
    assert str(error) == "type Tensor doesn't define __round__ method"
else:
    raise AssertionError("nothing was raised")
assert box.round().int().tolist() == [11, 20, 30, 42]
assert [int(corner) for corner in box] == [10, 20, 30, 41]
assert [round(corner) for corner in box.tolist()] == [11, 20, 30, 42]

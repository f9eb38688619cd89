"""A change of what went into a Linear layer makes backward() refuse."""

import paddle
from paddle import nn

hidden = nn.Linear(6, 4)(paddle.ones([3, 6]))
loss = nn.Linear(4, 1)(hidden).sum()
hidden[:, 0] = 0.0
try:
    loss.backward()
except RuntimeError as error:
    assert "has been modified by an inplace operation" in str(error)
else:
    raise AssertionError("backward() passed")

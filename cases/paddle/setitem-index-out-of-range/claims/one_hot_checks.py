"""`F.one_hot` of the label 3 with three classes raises a ValueError."""

import paddle
import paddle.nn.functional as F

try:
    F.one_hot(paddle.to_tensor([3, 1]), 3)
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")

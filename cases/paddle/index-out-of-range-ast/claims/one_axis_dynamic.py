"""In dynamic mode a step of shape [1] past the end raises a ValueError on 2.6, and nothing on 3.x."""

import paddle

old = paddle.__version__.startswith("2.")
states, step = paddle.ones([3, 4]), paddle.to_tensor([3])
try:
    row = states[step]
except ValueError as error:
    assert old and "has wrong value, it is [3]" in str(error), error
else:
    assert not old and row.shape == [1, 4]

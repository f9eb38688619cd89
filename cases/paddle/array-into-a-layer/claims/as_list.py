"""A list in place of the array has the same words with "list"."""

import paddle

try:
    paddle.nn.Linear(4, 3)([[5.1, 3.5, 1.4, 0.2]])
except ValueError as error:
    assert "linear(): argument 'X' (position 0) must be Tensor, but got list" in str(error)
else:
    raise AssertionError("nothing was raised")

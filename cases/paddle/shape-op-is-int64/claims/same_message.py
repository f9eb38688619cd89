# releases: >=3.0
"""The message of `concat` comes from any two dtypes: float32 and float64 raise it too."""

import paddle

try:
    paddle.concat([paddle.ones([2]), paddle.ones([2], "float64")])
except ValueError as error:
    assert "the first tensor is float32, but 1th tensor is float64" in str(error)
else:
    raise AssertionError("nothing was raised")
assert paddle.concat([paddle.ones([2]), paddle.ones([2])]).shape == [4]

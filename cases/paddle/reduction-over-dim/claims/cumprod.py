# releases: <3.0
"""On 2.6 `paddle.cumprod` takes `dim` and refuses `axis`."""

import paddle

x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
assert paddle.cumprod(x, dim=1).tolist() == [[1, 2], [3, 12]]
try:
    paddle.cumprod(x, axis=1)
except TypeError as error:
    assert "got an unexpected keyword argument 'axis'" in str(error), error
else:
    raise AssertionError("accepted")

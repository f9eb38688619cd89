# releases: >=3.2
"""Since 3.2 two numbers swap two axes, as in PyTorch, for the function and the method."""

import paddle

x = paddle.arange(24).reshape([2, 3, 4])
expected = x.transpose([1, 0, 2]).tolist()
assert x.transpose(0, 1).tolist() == expected
assert paddle.transpose(x, 0, 1).tolist() == expected
assert x.transpose(-2, -1).tolist() == x.transpose([0, 2, 1]).tolist()

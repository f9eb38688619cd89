# releases: >=3.3
"""The weight of `paddle.compat.nn.Linear` is [out, in], as in PyTorch, that of `paddle.nn.Linear` [in, out]."""

import paddle

assert list(paddle.compat.nn.Linear(3, 4, bias=False).weight.shape) == [4, 3]
assert list(paddle.nn.Linear(3, 4, bias_attr=False).weight.shape) == [3, 4]

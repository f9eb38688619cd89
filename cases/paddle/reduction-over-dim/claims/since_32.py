# releases: >=3.2
"""Since 3.2 sum, mean, prod and cumsum take `dim` for `axis`."""

import paddle

x = paddle.arange(6, dtype="float32").reshape([2, 3])
for function in (paddle.sum, paddle.mean, paddle.prod, paddle.cumsum):
    assert function(x, dim=1).tolist() == function(x, axis=1).tolist()

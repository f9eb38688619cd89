"""@ and + of float64 and float32 do not fail."""

import paddle

x = paddle.ones([8, 3], "float64")
assert (x @ paddle.ones([3, 4])).dtype == paddle.float64
assert (x + paddle.ones([3])).dtype == paddle.float64

"""`paddle.shape` is int32 on 2.6 and int64 since 3.0."""

import paddle

old = paddle.__version__.startswith("2.")
assert paddle.shape(paddle.ones([2, 3])).dtype == (paddle.int32 if old else paddle.int64)

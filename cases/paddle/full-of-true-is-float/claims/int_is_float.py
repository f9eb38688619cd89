"""`paddle.full([2], 1)` is float32 on every release; a bool is float32 on 2.6 and bool since 3.0."""

import paddle

assert paddle.full([2], 1).dtype == paddle.float32
old = paddle.__version__.startswith("2.")
assert paddle.full([2], True).dtype == (paddle.float32 if old else paddle.bool)

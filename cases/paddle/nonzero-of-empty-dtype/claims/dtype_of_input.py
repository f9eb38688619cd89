"""The indices of an empty tensor have its dtype, those of an empty mask are bool; of zeros they are int64."""

import paddle

for dtype in ("float32", "float64", "int32", "bool"):
    empty = paddle.zeros([0, 3], dtype=dtype)
    assert paddle.nonzero(empty).dtype == empty.dtype, dtype
mask = paddle.zeros([0]) > 0.5
assert paddle.nonzero(mask).dtype == paddle.bool
assert paddle.where(mask)[0].dtype == paddle.bool
assert paddle.nonzero(paddle.zeros([4])).dtype == paddle.int64

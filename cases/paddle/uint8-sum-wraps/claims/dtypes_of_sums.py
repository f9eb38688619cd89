"""The sum of int32 and bool is int64; that of int8, uint8 and int16 keeps the dtype and wraps around."""

import paddle

for dtype in ("int32", "bool"):
    assert paddle.ones([2], dtype).sum().dtype == paddle.int64
small = paddle.full([2], 100, "int8").sum()
assert small.dtype == paddle.int8 and small.item() == -56
pixels = paddle.full([3], 100, "uint8").sum()
assert pixels.dtype == paddle.uint8 and pixels.item() == 44
samples = paddle.full([4], 20000, "int16").sum()
assert samples.dtype == paddle.int16 and samples.item() == 80000 - 65536

"""The mean of integers beyond 2**24 is off in int32 and int64, and stays an integer; up to 2**24 it is right."""

import paddle

for dtype in ("int32", "int64"):
    mean = paddle.to_tensor([2**24 + 1] * 3, dtype=dtype).mean()
    assert mean.item() == 2**24 and str(mean.dtype).lower().endswith(dtype)
    assert paddle.to_tensor([2**24] * 3, dtype=dtype).mean().item() == 2**24

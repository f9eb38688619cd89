# releases: >=3.2
"""`clip` of an integer tensor with a float bound, 2.0 as well, gives float32; integer bounds keep the dtype."""

import paddle

counts = paddle.to_tensor([1, 2, 3])
assert counts.clip(1.5, 2.5).dtype == paddle.float32
assert counts.clip(0.0, 2.0).dtype == paddle.float32
assert counts.clip(0, 2).dtype == paddle.int64
try:
    paddle.arange(5)[counts.clip(0.0, 2.0)].numpy()
except (ValueError, TypeError, IndexError, RuntimeError):
    pass
else:
    raise AssertionError("a float tensor was an index")

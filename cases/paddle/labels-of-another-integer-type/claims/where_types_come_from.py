"""argmax, topk and lists of Python's integers are int64; an array of int32 stays int32, and the loss takes both."""

import numpy as np
import paddle

scores = paddle.to_tensor([[0.1, 0.9], [0.8, 0.2]])
assert scores.argmax(axis=1).dtype == scores.topk(1)[1].dtype == paddle.to_tensor([0, 1]).dtype == paddle.int64
assert paddle.to_tensor(np.array([0, 1], "int32")).dtype == paddle.int32
for dtype in ("int32", "int64"):
    assert paddle.nn.functional.cross_entropy(scores, paddle.to_tensor([0, 1], dtype=dtype)).ndim == 0

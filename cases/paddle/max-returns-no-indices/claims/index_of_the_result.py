"""`paddle.max(x, 1)[1]` is the maximum of the second sample, for any batch of two or more, without an error."""

import paddle

logits = paddle.to_tensor([[0.1, 2.0, 0.3], [1.5, 0.2, 0.4], [0.0, 0.1, 9.0]])
for rows in (2, 3):
    second = paddle.max(logits[:rows], 1)[1]
    assert second.tolist() == 1.5 and list(second.shape) == []

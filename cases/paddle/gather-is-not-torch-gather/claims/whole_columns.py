"""An index of shape [N, 1] counts as [N]: each row gives all N columns, and the result is [N, N]."""

import paddle

scores = paddle.arange(12, dtype="float32").reshape([4, 3])
index = paddle.to_tensor([[0], [2], [1], [0]])
rows = paddle.gather(scores, index, axis=1)
assert rows.tolist() == [[0, 2, 1, 0], [3, 5, 4, 3], [6, 8, 7, 6], [9, 11, 10, 9]], rows.tolist()
assert rows.tolist() == paddle.gather(scores, index.squeeze(1), axis=1).tolist()
assert paddle.take_along_axis(scores, index, axis=1).tolist() == [[0], [5], [7], [9]]

"""Arrays, lists, a column tensor beside a number, and `index_put` write into the next row as well."""

import numpy as np
import paddle

columns = [3, 1]
for index in (
    (np.arange(2), np.array(columns)),
    ([0, 1], columns),
):
    targets = paddle.zeros([3, 3])
    targets[index] = 1.0
    assert targets.tolist() == [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]
put = paddle.index_put(
    paddle.zeros([3, 3]), (paddle.arange(2), paddle.to_tensor(columns)), paddle.to_tensor([1.0])
)
assert put.tolist() == [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]
row = paddle.zeros([3, 3])
row[0, paddle.to_tensor([3])] = 1.0
assert row.tolist() == [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]

"""-1 reads the last element of the row before in 2.6, and that of the row itself from 3.0 on."""

import paddle

x = paddle.to_tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
picked = paddle.take_along_axis(x, paddle.to_tensor([[0], [-1]]), axis=1).tolist()
old = paddle.__version__.startswith("2.")
assert picked == [[0.0], [2.0 if old else 5.0]]

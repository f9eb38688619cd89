# releases: >=3.3.1
"""One tensor or list as the index, also after a slice, is not compared with the size of the axis either."""

import paddle

table = paddle.arange(6.0).reshape([2, 3])
ids = paddle.to_tensor([0, 2])
assert list(table[ids].shape) == [2, 3]
assert list(table[[0, 2]].shape) == [2, 3]
assert table[:, paddle.to_tensor([3])][0].tolist() == [3.0]

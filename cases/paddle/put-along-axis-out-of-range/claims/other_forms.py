# releases: ==2.6.2
"""`put_along_axis_`, the method and `reduce="add"` write into the next row too."""

import paddle

index = paddle.to_tensor([[1], [3], [2]])
expected = [[0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 1.0]]
assert paddle.zeros([3, 3]).put_along_axis(index, 1.0, 1).tolist() == expected
assert paddle.zeros([3, 3]).put_along_axis_(index, 1.0, 1).tolist() == expected
assert paddle.put_along_axis(paddle.zeros([3, 3]), index, 1.0, 1, "add").tolist() == expected

# releases: >=2.6
"""One number for all selected elements is right, and so are rows at a mask of the rows."""

import paddle

x = paddle.zeros([3, 2])
x[paddle.to_tensor([True, False, True])] = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
assert x.tolist() == [[1.0, 2.0], [0.0, 0.0], [3.0, 4.0]]
x[x > 1.5] = 7.0
x[x < 1.0] = paddle.to_tensor(5.0)
assert x.tolist() == [[1.0, 7.0], [5.0, 5.0], [7.0, 7.0]]

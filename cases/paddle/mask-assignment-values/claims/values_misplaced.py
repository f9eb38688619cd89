# releases: ==2.6.2
"""Three values for three elements of a [2, 3] tensor, and two for `x[:, mask]`, are placed by their position, silently."""

import paddle

x = paddle.zeros([2, 3])
mask = paddle.to_tensor([[True, False, True], [False, True, False]])
x[mask] = paddle.to_tensor([1.0, 2.0, 3.0])
assert x.tolist() == [[1.0, 0.0, 3.0], [0.0, 2.0, 0.0]]

x = paddle.zeros([2, 3])
x[:, paddle.to_tensor([True, False, True])] = paddle.to_tensor([1.0, 2.0])
assert x.tolist() == [[1.0, 0.0, 1.0], [2.0, 0.0, 2.0]]

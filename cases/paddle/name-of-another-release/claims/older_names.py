# releases: >=2.6
"""`concat`, `clip`, `transpose`, `multiply`, `divide`, `greater_than`, `flatten` and `nn.functional.softmax` do the same on every release."""

import paddle

x = paddle.to_tensor([[1.0, -2.0], [3.0, 4.0]])
assert paddle.clip(x, 0.0, 2.0).tolist() == [[1.0, 0.0], [2.0, 2.0]]
assert paddle.transpose(x, [1, 0]).tolist() == [[1.0, 3.0], [-2.0, 4.0]]
assert paddle.multiply(x, x).tolist() == [[1.0, 4.0], [9.0, 16.0]]
assert paddle.divide(x, x).tolist() == [[1.0, 1.0], [1.0, 1.0]]
assert paddle.greater_than(x, paddle.zeros_like(x)).tolist() == [[True, False], [True, True]]
assert paddle.flatten(x).tolist() == [1.0, -2.0, 3.0, 4.0]
assert paddle.concat([x, x]).shape == [4, 2]
assert paddle.allclose(paddle.nn.functional.softmax(x, 1).sum(1), paddle.ones([2]))

# releases: >=3.3.1
"""The gradient of an index past the end of a row goes to the next row."""

import paddle

x = paddle.zeros([2, 3])
x.stop_gradient = False
x[paddle.to_tensor([0]), paddle.to_tensor([3])].sum().backward()
assert x.grad.tolist() == [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]

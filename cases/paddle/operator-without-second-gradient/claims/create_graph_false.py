"""With create_graph=False the gradient is a constant, and a loss of it trains no parameter."""

import paddle

x = paddle.to_tensor([[3.0, 4.0]], stop_gradient=False)
weight = paddle.to_tensor(2.0, stop_gradient=False)
(slope,) = paddle.grad((weight * paddle.linalg.norm(x, axis=1)).sum(), x, create_graph=False)
assert slope.stop_gradient
assert paddle.allclose(slope, paddle.to_tensor([[1.2, 1.6]]))

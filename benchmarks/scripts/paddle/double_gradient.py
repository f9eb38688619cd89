"""A second derivative against the one known in closed form."""

import numpy as np
import paddle

x = paddle.to_tensor([1.0, 2.0, 3.0])
x.stop_gradient = False
(first,) = paddle.grad((x**3).sum(), [x], create_graph=True)
(result,) = paddle.grad(first.sum(), [x])
np.testing.assert_allclose(result.numpy(), 6 * x.numpy(), rtol=1e-5)

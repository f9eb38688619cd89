"""The gradient of the values is zero."""

import numpy as np
import paddle

values = paddle.ones([4, 3])
values.stop_gradient = False
index = paddle.to_tensor(np.array([[2], [0], [1], [2]], dtype="uint8"))
paddle.take_along_axis(values, index, axis=1).sum().backward()
assert (values.grad.numpy() == 0).all()

"""Without the line that reads the gradient nothing is raised: `step` leaves the weights as they are."""

import numpy as np
import paddle

layer = paddle.nn.Linear(4, 1)
before = layer.weight.numpy().copy()
optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
loss = paddle.to_tensor(layer(paddle.ones([2, 4])).numpy().mean(), stop_gradient=False)
loss.backward()
optimizer.step()
assert np.array_equal(layer.weight.numpy(), before)

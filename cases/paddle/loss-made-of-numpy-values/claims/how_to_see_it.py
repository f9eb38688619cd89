"""A detached loss has stop_gradient True; one made anew has `is_leaf` True; the loss of a model has neither."""

import numpy as np
import paddle

layer = paddle.nn.Linear(4, 1)
loss = layer(paddle.ones([2, 4])).mean()
assert not loss.stop_gradient and not loss.is_leaf
assert loss.detach().stop_gradient
made = paddle.to_tensor(np.float32(1.0), stop_gradient=False)
assert not made.stop_gradient and made.is_leaf

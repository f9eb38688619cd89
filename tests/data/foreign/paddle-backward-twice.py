"""A loss is propagated a second time."""

import paddle

w = paddle.ones([2])
w.stop_gradient = False
loss = (w * w).sum()
loss.backward()
loss.backward()

"""A value that the backward pass needs is changed in place."""

import paddle

x = paddle.ones([3])
x.stop_gradient = False
y = x.exp()
z = y * y
y.add_(paddle.ones([3]))
z.sum().backward()

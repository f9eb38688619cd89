"""norm and flatten of the gradient itself are differentiated once, and raise nothing."""

import paddle
from paddle import nn

paddle.seed(0)
critic = nn.Sequential(nn.Conv2D(3, 4, 3), nn.LeakyReLU(), nn.Conv2D(4, 1, 6))
images = paddle.rand([2, 3, 8, 8])
images.stop_gradient = False
(slope,) = paddle.grad(critic(images).sum(), images, create_graph=True)
((slope.flatten(1).norm(axis=1) - 1) ** 2).mean().backward()
assert critic[0].weight.grad is not None

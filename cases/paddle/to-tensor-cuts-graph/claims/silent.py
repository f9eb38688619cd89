"""`backward()` through a tensor made of losses runs and leaves no gradient, with `stop_gradient=False` and without."""

import warnings

import paddle

weight = paddle.ones([1])
weight.stop_gradient = False
losses = [(weight * 2).sum(), (weight * 3).sum()]
with warnings.catch_warnings():
    warnings.simplefilter("error")
    paddle.to_tensor(losses).mean().backward()
    assert weight.grad is None
    paddle.to_tensor(losses, stop_gradient=False).mean().backward()
assert weight.grad is None

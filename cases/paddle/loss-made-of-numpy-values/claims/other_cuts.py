"""A loss after `detach()`, in `paddle.no_grad()` or made by to_tensor of a tensor: backward raises nothing, grad stays None."""

import paddle

x = paddle.ones([2, 4])


def detached(layer):
    return layer(x).mean().detach()


def without_gradients(layer):
    with paddle.no_grad():
        return layer(x).mean()


def made_again(layer):
    return paddle.to_tensor(layer(x).mean(), stop_gradient=False)


for make in (detached, without_gradients, made_again):
    layer = paddle.nn.Linear(4, 1)
    make(layer).backward()
    assert layer.weight.grad is None, make

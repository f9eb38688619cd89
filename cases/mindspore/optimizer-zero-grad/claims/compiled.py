"""In compiled code the message names the class in other words."""

import mindspore as ms
from mindspore import nn, ops

release = [int(number) for number in ms.__version__.split(".")[:2]]
net = nn.Dense(4, 2)
for optimizer, module in (
    (nn.SGD(net.trainable_params(), 0.1), "sgd"),
    (nn.Adam(net.trainable_params(), 0.1), "adam"),
):

    @ms.jit
    def train(x):
        """Call zero_grad in the graph."""
        optimizer.zero_grad()
        return net(x)

    try:
        train(ops.ones((2, 4), ms.float32))
    except AttributeError as error:
        name = type(optimizer).__name__
        if release < [2, 8]:
            signs = "<>" if release < [2, 1] else "()"
            assert f"{name}{signs} object has no attribute zero_grad" in str(error), error
        else:
            assert f"ClassMember: 'Namespace:mindspore.nn.optim.{module}" in str(error), error
            assert "object has no attribute 'zero_grad'" in str(error), error
    else:
        raise AssertionError("nothing was raised")

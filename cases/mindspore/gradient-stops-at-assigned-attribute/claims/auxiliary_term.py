"""A penalty that goes through an attribute is in the loss and not in the gradient; the other term keeps its own."""

import mindspore as ms
from mindspore import nn


class Loss(nn.Cell):
    """The output of a weight, and the square of it as a penalty."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.penalty = None

    def construct(self, x):
        y = x * self.weight
        self.penalty = (y * y).sum()
        return y.sum() + self.penalty


def loss_and_gradient(mode):
    """The loss and the gradient of the weight."""
    ms.set_context(mode=mode)
    net = Loss()
    value, gradients = ms.value_and_grad(net, None, [net.weight])(ms.Tensor([2.0]))
    return float(value), gradients[0].asnumpy().tolist()


assert loss_and_gradient(ms.PYNATIVE_MODE) == (42.0, [26.0])
assert loss_and_gradient(ms.GRAPH_MODE) == (42.0, [2.0])

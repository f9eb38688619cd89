"""In Graph mode `register_hook` returns the tensor with the hook: what is computed from that tensor has it."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def double(gradient):
    return gradient * 2


class Net(nn.Cell):
    def construct(self, x):
        y = x * 3
        y = y.register_hook(double)
        return y.sum()


assert ms.grad(Net())(ms.Tensor([1.0, 2.0])).asnumpy().tolist() == [6.0, 6.0]

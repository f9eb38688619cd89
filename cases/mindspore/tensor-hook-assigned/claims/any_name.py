"""The name does not matter: `_ = y.register_hook(double)` is ignored as well."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def double(gradient):
    return gradient * 2


class Net(nn.Cell):
    def construct(self, x):
        y = x * 3
        _ = y.register_hook(double)
        return y.sum()


assert ms.grad(Net())(ms.Tensor([1.0, 2.0])).asnumpy().tolist() == [3.0, 3.0]

"""The name does not matter: `_`, an attribute or a list is ignored as well."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def double(gradient):
    return gradient * 2


class Underscore(nn.Cell):
    def construct(self, x):
        y = x * 3
        _ = y.register_hook(double)
        return y.sum()


class Attribute(nn.Cell):
    def construct(self, x):
        y = x * 3
        self.handle = y.register_hook(double)
        return y.sum()


class Listed(nn.Cell):
    def __init__(self):
        super().__init__()
        self.handles = []

    def construct(self, x):
        y = x * 3
        self.handles.append(y.register_hook(double))
        return y.sum()


for kind in (Underscore, Attribute, Listed):
    ms.set_context(mode=ms.GRAPH_MODE)
    assert ms.grad(kind())(ms.Tensor([1.0, 2.0])).asnumpy().tolist() == [3.0, 3.0], kind
    ms.set_context(mode=ms.PYNATIVE_MODE)
    assert ms.grad(kind())(ms.Tensor([1.0, 2.0])).asnumpy().tolist() == [6.0, 6.0], kind

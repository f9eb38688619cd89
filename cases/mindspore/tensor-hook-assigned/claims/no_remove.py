"""`handle.remove()` raises in Graph mode, as a tensor has no such method; in PyNative mode it removes the hook."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def double(gradient):
    return gradient * 2


class Net(nn.Cell):
    def construct(self, x):
        y = x * 3
        handle = y.register_hook(double)
        handle.remove()
        return y.sum()


try:
    ms.grad(Net())(ms.Tensor([1.0, 2.0]))
except AttributeError as error:
    assert "'Tensor' object has no attribute 'remove'" in str(error), error
else:
    raise AssertionError("nothing was raised")
ms.set_context(mode=ms.PYNATIVE_MODE)
assert ms.grad(Net())(ms.Tensor([1.0, 2.0])).asnumpy().tolist() == [3.0, 3.0]

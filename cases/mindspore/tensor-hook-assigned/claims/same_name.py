"""`y = y.register_hook(f)` has the hook in Graph mode; in PyNative mode `y` is the handle afterwards."""

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
ms.set_context(mode=ms.PYNATIVE_MODE)
try:
    ms.grad(Net())(ms.Tensor([1.0, 2.0]))
except AttributeError as error:
    assert "has no attribute 'sum'" in str(error), error
else:
    raise AssertionError("nothing was raised")

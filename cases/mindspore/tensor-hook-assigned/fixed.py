"""Double the gradient of an intermediate result by a hook."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def double(gradient):
    return gradient * 2


class Net(nn.Cell):
    def construct(self, x):
        y = x * 3
        y.register_hook(double)
        return y.sum()


result = ms.grad(Net())(ms.Tensor([1.0, 2.0])).asnumpy()
assert result.tolist() == [6.0, 6.0], "the gradient is %s: the hook did not run" % result.tolist()

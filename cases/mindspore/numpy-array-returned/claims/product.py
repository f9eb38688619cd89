# releases: >=2.10
"""In Graph mode the gradient of a tensor times a wrapped result is zero; in PyNative mode it is the result."""

import mindspore as ms
import numpy as np
from mindspore import nn


class Product(nn.Cell):
    """The input times its sine by NumPy."""

    def construct(self, x):
        return x * ms.Tensor(np.sin(x.asnumpy()))


x = ms.Tensor([1.0, 2.0])
ms.set_context(mode=ms.GRAPH_MODE)
assert np.allclose(Product()(x).asnumpy(), [0.841471, 1.818595])
assert ms.grad(Product())(x).asnumpy().tolist() == [0.0, 0.0]
ms.set_context(mode=ms.PYNATIVE_MODE)
assert np.allclose(ms.grad(Product())(x).asnumpy(), [0.841471, 0.909297])

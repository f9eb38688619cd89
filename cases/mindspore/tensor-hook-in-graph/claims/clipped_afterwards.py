"""Where the hidden tensor is three times the input, clipping afterwards differs from a hook, whose numbers `ops.InsertGradientOf` gives."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)


def clip(gradient):
    """The gradient within -1 and 1."""
    return ops.clip_by_value(gradient, -1.0, 1.0)


class Loss(nn.Cell):
    """Squared error of three times the input."""

    def construct(self, x):
        prediction = x * 3.0
        return (prediction**2).sum()


class Clipped(nn.Cell):
    """The same, with the gradient by the prediction clipped."""

    def __init__(self):
        super().__init__()
        self.clipped = ops.InsertGradientOf(clip)

    def construct(self, x):
        prediction = self.clipped(x * 3.0)
        return (prediction**2).sum()


x = ms.Tensor([0.125, 4.0], ms.float32)
assert clip(ms.grad(Loss())(x)).asnumpy().tolist() == [1.0, 1.0]
assert ms.grad(Clipped())(x).asnumpy().tolist() == [2.25, 3.0]  # 3 * 0.75 and 3 * 1

"""`ops.InsertGradientOf` clips the gradient of the hidden tensor."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def clip(gradient):
    """The gradient within -1 and 1."""
    return ops.clip_by_value(gradient, -1.0, 1.0)


class Loss(nn.Cell):
    """Squared error whose gradient by the prediction is kept within -1 and 1."""

    def __init__(self):
        super().__init__()
        self.clipped = ops.InsertGradientOf(clip)

    def construct(self, x):
        prediction = self.clipped(x * 1.0)
        return (prediction**2).sum()


result = ms.grad(Loss())(ms.Tensor([0.25, 4.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [0.5, 1.0], f"clipped gradient: {gradient}"

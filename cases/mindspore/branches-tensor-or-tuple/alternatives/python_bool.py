"""The condition is a Python bool, so the other branch is not compiled."""

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


class Attend(nn.Cell):
    """Return the mix, and the weights if they are wanted."""

    def construct(self, x, want_weights):
        weights = ops.softmax(x)
        mix = x * weights
        if want_weights:
            return mix, weights
        return mix


x = ms.Tensor([[0.0, 0.0]], ms.float32)
mix, result = Attend()(x, True)
assert result.asnumpy().tolist() == [[0.5, 0.5]]

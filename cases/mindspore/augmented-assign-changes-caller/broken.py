"""A residual block adds its branch with += to a second name of its input; since 2.8 in Graph mode
the caller's features change with it."""

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


class Residual(nn.Cell):
    """x + branch(x), with the sum in a variable of its own."""

    def __init__(self):
        super().__init__()
        self.branch = nn.Dense(3, 3, weight_init="ones", has_bias=False)

    def construct(self, x):
        y = x
        y += self.branch(x)
        return y


block = Residual()
features = ms.Tensor([[1.0, 2.0, 3.0]], ms.float32)
result = block(features)
assert result.asnumpy().tolist() == [[7.0, 8.0, 9.0]]

after = features.asnumpy().tolist()
assert after == [[1.0, 2.0, 3.0]], f"the block changed its input to {after}"

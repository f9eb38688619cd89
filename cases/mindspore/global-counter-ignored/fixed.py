"""The step is a Parameter of the cell, which the compiled graph reads and writes."""

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


class WarmUp(nn.Cell):
    """Scale a gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""

    def __init__(self):
        super().__init__()
        self.step = ms.Parameter(ms.Tensor(0.0, ms.float32), name="step", requires_grad=False)

    def construct(self, gradient):
        self.step = self.step + 1.0
        return gradient * (self.step / 4.0)


warm_up = WarmUp()
gradient = ms.Tensor([1.0], ms.float32)
result = [float(warm_up(gradient).asnumpy()[0]) for _ in range(4)]
assert result == [0.25, 0.5, 0.75, 1.0], f"scales of the first four calls: {result}"

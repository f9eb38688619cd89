"""The learning rate warms up with a global step counter; Graph mode writes the counter nowhere and
keeps the factor of the first call."""

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

step = 0


class WarmUp(nn.Cell):
    """Scale a gradient by 1/4, 2/4, 3/4 and 4/4 in the first four calls."""

    def construct(self, gradient):
        global step
        step = step + 1
        return gradient * (step / 4.0)


warm_up = WarmUp()
gradient = ms.Tensor([1.0], ms.float32)
result = [float(warm_up(gradient).asnumpy()[0]) for _ in range(4)]
assert result == [0.25, 0.5, 0.75, 1.0], f"scales of the first four calls: {result}"

"""The step is passed in as a tensor; the caller counts."""

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

    def construct(self, gradient, step):
        return gradient * (step / 4.0)


warm_up = WarmUp()
gradient = ms.Tensor([1.0], ms.float32)
result = [float(warm_up(gradient, ms.Tensor(step, ms.float32)).asnumpy()[0]) for step in range(1, 5)]
assert result == [0.25, 0.5, 0.75, 1.0], f"scales of the first four calls: {result}"

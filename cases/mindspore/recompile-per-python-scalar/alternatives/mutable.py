"""The step number is a mutable scalar: one graph serves all steps."""

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

class Decayed(nn.Cell):
    """Scale the input by a rate that falls with the step."""

    def construct(self, x, step):
        return x / (1.0 + step)


model = Decayed()
x = ms.Tensor([1.0], ms.float32)
values = [float(model(x, ms.mutable(step)).asnumpy()[0]) for step in range(4)]
assert values[:2] == [1.0, 0.5], values

result = len(model.compile_cache)
assert result <= 1, f"4 steps were compiled to {result} graphs"

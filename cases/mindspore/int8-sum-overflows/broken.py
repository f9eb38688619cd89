"""Two int8 values of a quantised layer are summed; MindSpore 2.0 keeps int8 and wraps around."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

quantised = ms.Tensor([100, 100], ms.int8)
result = int(quantised.sum().asnumpy())
assert result == 200, f"100 + 100 = 200, but the sum is {result}"

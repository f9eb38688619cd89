"""construct asks get_context for the mode; MindSpore 2.0 reports an unsupported try that the script
does not contain."""

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


class Scaled(nn.Cell):
    """Scale differently while debugging in PyNative mode."""

    def construct(self, x):
        if ms.get_context("mode") == ms.PYNATIVE_MODE:
            return x * 1.0
        return x * 1.0


result = Scaled()(ms.Tensor([1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 2.0]

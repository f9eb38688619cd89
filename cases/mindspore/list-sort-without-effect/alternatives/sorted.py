"""`sorted` makes a new list in construct."""

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


class SmallestAnchor(nn.Cell):
    """Divide box widths by the smallest anchor."""

    def __init__(self, anchors):
        super().__init__()
        self.anchors = anchors

    def construct(self, widths):
        sizes = sorted(self.anchors)
        return widths / sizes[0]


result = SmallestAnchor([32.0, 8.0, 16.0])(ms.Tensor([8.0, 32.0], ms.float32))
ratios = result.asnumpy().tolist()
assert ratios == [1.0, 4.0], f"widths in units of the smallest anchor: {ratios}"

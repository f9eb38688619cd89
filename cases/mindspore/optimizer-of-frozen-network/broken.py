"""All parameters are frozen, those of the new head, too."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Classifier(nn.Cell):
    """A trained backbone and a new head."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU())
        self.head = nn.Dense(16, 3)

    def construct(self, x):
        return self.head(self.backbone(x))


net = Classifier()
for parameter in net.get_parameters():
    parameter.requires_grad = False

optimizer = nn.SGD(net.trainable_params(), 0.1)
result = [parameter.name for parameter in optimizer.parameters]
assert result == ["head.weight", "head.bias"]

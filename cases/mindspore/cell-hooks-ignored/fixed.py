"""The model returns the hidden features beside its output."""

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


class Encoder(nn.Cell):
    """Two layers; the first one makes the features."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3)
        self.head = nn.Dense(3, 2)

    def construct(self, x):
        hidden = self.stem(x)
        return self.head(hidden), hidden


features = []
model = Encoder()
logits, hidden = model(ops.ones((2, 4), ms.float32))
features.append(hidden)
assert len(features) == 1, f"one forward pass gave {len(features)} features"
result = features[0].shape[1]

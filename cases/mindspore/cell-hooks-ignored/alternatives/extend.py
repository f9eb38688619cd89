# releases: >=2.10
"""Features of a hidden layer are collected by a hook that extends the list."""

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
        return self.head(self.stem(x))


features = []


def keep_features(cell, inputs, output):
    """Forward hook of the stem."""
    features.extend([output])


model = Encoder()
model.stem.register_forward_hook(keep_features)
model(ops.ones((2, 4), ms.float32))
assert len(features) == 1, f"one forward pass gave {len(features)} features"
result = features[0].shape[1]

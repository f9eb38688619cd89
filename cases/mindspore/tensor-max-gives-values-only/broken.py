"""The largest logit and its class are unpacked from Tensor.max."""

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

net = nn.Dense(8, 5)
x = ms.Tensor(np.random.RandomState(0).rand(16, 8).astype(np.float32))
label = ms.Tensor(np.random.RandomState(1).randint(0, 5, 16).astype(np.int32))
logits = net(x)
_, predicted = logits.max(axis=1)
result = int((predicted.asnumpy() == label.asnumpy()).sum())
assert 0 <= result <= 16

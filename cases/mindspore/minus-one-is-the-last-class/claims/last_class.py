"""-1 has the loss of the last class, and -3 of three classes that of the first."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

logits = ms.Tensor([[0.1, 0.2, 0.9]], ms.float32)


def loss_of(label):
    return float(ops.cross_entropy(logits, ms.Tensor([label], ms.int32)).asnumpy())


assert loss_of(-1) == loss_of(2)
assert loss_of(-3) == loss_of(0)
assert loss_of(-1) != loss_of(-3)

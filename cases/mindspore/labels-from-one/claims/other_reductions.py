"""Without a reduction, and with "sum", a label outside of the classes has the loss 0, however large it is."""

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

logits = ms.Tensor([[0.1, 0.7, 0.2]], ms.float32)
for label in (3, 7, -1):
    for reduction in ("none", "sum"):
        loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction=reduction)
        loss = loss_fn(logits, ms.Tensor([label], ms.int32)).asnumpy()
        assert loss.sum() == 0, loss

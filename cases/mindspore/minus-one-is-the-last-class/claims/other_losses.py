"""nn.CrossEntropyLoss and ops.nll_loss take -1 for the last class too."""

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
for loss_fn in (nn.CrossEntropyLoss(), ops.nll_loss):
    last = float(loss_fn(logits, ms.Tensor([2], ms.int32)).asnumpy())
    assert float(loss_fn(logits, ms.Tensor([-1], ms.int32)).asnumpy()) == last

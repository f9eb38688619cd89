"""The loss with logits and labels of one is minus the mean log-sigmoid."""

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


def ranking_loss(differences):
    """Minus the mean log-sigmoid."""
    return nn.BCEWithLogitsLoss()(differences, ops.ones_like(differences))


differences = np.array([2.0, -100.0], np.float32)
result = float(ranking_loss(ms.Tensor(differences)).asnumpy())
expected = np.logaddexp(0.0, -differences.astype(np.float64)).mean()
assert abs(result - expected) < 1e-3, f"the loss is {result:.4f} instead of {expected:.4f}"

"""Make one-hot targets by assignment, from labels that count from one."""

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


class Targets(nn.Cell):
    """One-hot targets of two samples."""

    def construct(self, targets, rows, columns):
        targets[rows, columns] = 1.0
        return targets


labels = np.array([3, 1])
targets = ms.Tensor(np.zeros((2, 3), np.float32))
result = Targets()(targets, ms.Tensor(np.arange(2)), ms.Tensor(labels)).asnumpy()
result = result.sum(axis=1)
assert result.tolist() == [1.0, 1.0], f"the rows sum to {result.tolist()}"

"""The number of groups is a Tensor; x.reshape((groups, -1)) fails by release and mode with texts
that do not say so."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Group(nn.Cell):
    """Split a batch into groups and average each."""

    def construct(self, x, groups):
        return x.reshape((groups, -1)).mean(1)


result = Group()(ms.Tensor([1.0, 3.0, 5.0, 7.0], ms.float32), ms.Tensor(2, ms.int64))
assert result.asnumpy().tolist() == [2.0, 6.0]

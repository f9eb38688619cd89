"""The activation is clipped by an operator; the graph has one result of one type."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

# 2.0 infers branches in threads; the last to end frees Python objects without the lock and may crash.
os.environ["MS_DEV_SINGLE_EVAL"] = "1"
ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Guarded(nn.Cell):
    """Double the input, but not beyond a limit."""

    def construct(self, x):
        y = x * 2.0
        return ops.clip_by_value(y, -100.0, 100.0)


result = Guarded()(ms.Tensor([1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [2.0, 4.0]

"""construct guards against an exploding activation with raise; MindSpore 2.0 in Graph mode reports
that Float64 cannot join Float32 although all data are float32."""

import os

import mindspore as ms
from mindspore import nn

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
        if y.sum() > 100.0:
            raise ValueError("activation exploded")
        return y


result = Guarded()(ms.Tensor([1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [2.0, 4.0]

"""A helper that returns nothing raises."""

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
        self.check(y)
        return y

    def check(self, y):
        if y.sum() > 100.0:
            raise ValueError("activation exploded")


result = Guarded()(ms.Tensor([1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [2.0, 4.0]
try:
    Guarded()(ms.Tensor([100.0, 200.0], ms.float32)).asnumpy()
except ValueError as error:
    assert "activation exploded" in str(error)
else:
    raise AssertionError("nothing was raised")

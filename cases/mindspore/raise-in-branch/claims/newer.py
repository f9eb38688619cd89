# releases: >=2.7
"""The graph compiles, raises where the condition on the tensor holds, and returns where it does not."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Guarded(nn.Cell):
    """Double the input, but not beyond a limit."""

    def construct(self, x):
        y = x * 2.0
        if y.sum() > 100.0:
            raise ValueError("exploded")
        return y


guarded = Guarded()
assert guarded(ms.Tensor([1.0, 2.0], ms.float32)).asnumpy().tolist() == [2.0, 4.0]
try:
    guarded(ms.Tensor([100.0, 200.0], ms.float32)).asnumpy()
except ValueError as error:
    assert "exploded" in str(error)
else:
    raise AssertionError("nothing was raised")

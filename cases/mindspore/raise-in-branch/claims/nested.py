# releases: <2.1
"""Below a second `if`, on a constant, the exception is raised although the condition on the tensor does not hold."""

import os

import mindspore as ms
from mindspore import nn

os.environ["MS_DEV_SINGLE_EVAL"] = "1"
ms.set_context(mode=ms.GRAPH_MODE)


class Guarded(nn.Cell):
    """Double the input."""

    def construct(self, x):
        if x.sum() > 100.0:
            if x.ndim == 1:
                raise ValueError("activation exploded")
        return x * 2.0


try:
    Guarded()(ms.Tensor([1.0, 2.0], ms.float32))
except ValueError as error:
    assert "activation exploded" in str(error)
else:
    raise AssertionError("nothing was raised")

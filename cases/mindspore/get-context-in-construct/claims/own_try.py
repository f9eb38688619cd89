# releases: >=2.0
"""A try of the user's own has the same message, with the name of the user's file."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Guarded(nn.Cell):
    """Twice the input."""

    def construct(self, x):
        try:
            return x * 2.0
        except ValueError:
            return x


try:
    Guarded()(ms.Tensor([1.0], ms.float32))
except RuntimeError as error:
    assert str(error).startswith("Unsupported statement 'Try'.")
    assert "own_try.py" in str(error) and "context.py" not in str(error)
else:
    raise AssertionError("nothing was raised")

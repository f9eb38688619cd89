# releases: >=2.10
"""Graph mode refuses `is` with a float, a tuple or a list."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Same(nn.Cell):
    """Add one where two attributes are the same object."""

    def __init__(self, value):
        super().__init__()
        self.one = value
        self.other = value

    def construct(self, x):
        return x + 1 if self.one is self.other else x


x = ms.Tensor([1.0])
assert Same(3)(x).asnumpy().tolist() == [2.0]
for value in (3.5, (), [1]):
    try:
        Same(value)(x)
    except RuntimeError as error:
        assert (
            "For syntax like 'a is b', b supports Int, Bool, String, None and Type, but got"
            in str(error)
        )
    else:
        raise AssertionError("nothing was raised")

# releases: >=2.8
"""A None in place of a float32 tensor in the second tuple gives `dtype2 = Float64`; in the first one, nothing is raised."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Attend(nn.Cell):
    """Two tensors, or a tensor and None; whichever is first."""

    def __init__(self, none_first):
        super().__init__()
        self.none_first = none_first

    def construct(self, x):
        first, second = ((x, None), (x, x)) if self.none_first else ((x, x), (x, None))
        if x.sum() > 0:
            return first
        return second


x = ms.Tensor([1.0], ms.float32)
try:
    Attend(none_first=False)(x)
except TypeError as error:
    assert "Type Join Failed: dtype1 = Float32, dtype2 = Float64" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Attend(none_first=True)(x)[1] is None

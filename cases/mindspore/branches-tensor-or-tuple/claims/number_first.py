# releases: >=2.8
"""An int in the first branch and a tensor in the second raise `dtype1 = Int64, dtype2 = Any`; a float, `dtype1 = Float32`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Penalty(nn.Cell):
    """A number, or a tensor."""

    def __init__(self, number):
        super().__init__()
        self.number = number

    def construct(self, x):
        if x.sum() > 0:
            return self.number
        return x


for number, dtype in ((0, "Int64"), (0.5, "Float32")):
    try:
        Penalty(number)(ms.Tensor([1.0], ms.float32))
    except TypeError as error:
        assert f"Type Join Failed: dtype1 = {dtype}, dtype2 = Any" in str(error), error
    else:
        raise AssertionError("nothing was raised")

"""A number given to export is no input of the file; calls with none and with two inputs have the message."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """Scale the input."""

    def construct(self, x, factor):
        return x * factor


x = ops.ones((1, 4), ms.float32)
ms.export(Scale(), x, 2.0, file_name="scale", file_format="MINDIR")
served = nn.GraphCell(ms.load("scale.mindir"))
assert served(x).asnumpy().tolist() == [[2.0] * 4]
for inputs in [(x, 2.0), (x, x), ()]:
    served = nn.GraphCell(ms.load("scale.mindir"))
    try:
        served(*inputs)
    except RuntimeError as error:
        assert f"Mindir:1 inputs: {len(inputs)}" in str(error)
    else:
        raise AssertionError("nothing was raised")

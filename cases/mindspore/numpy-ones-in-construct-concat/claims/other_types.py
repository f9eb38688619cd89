"""An int32 and a float32 tensor made with `ops` raise the same words on 2.0."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Join(nn.Cell):
    """Integers before x."""

    def construct(self, x):
        return ops.concat((ops.ones((1, 4), ms.int32), x))


try:
    Join()(ops.zeros((1, 4), ms.float32))
except TypeError as error:
    words = " ".join(str(error).split())
    assert "the input type must be same. name:[element0]:Tensor[Int32]" in words, error
else:
    raise AssertionError("nothing was raised")

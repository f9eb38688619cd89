"""The format of a literal is dropped too: `f"{2:03d}"` is "2"."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)

NAMES = {"002": 1.0, "2": 2.0}


class Literal(nn.Cell):
    """Which of the two names the f-string makes."""

    def construct(self, x):
        return x * NAMES[f"{2:03d}"]


found = float(Literal()(ms.Tensor([1.0], ms.float32)).asnumpy()[0])
assert found == 2.0, found

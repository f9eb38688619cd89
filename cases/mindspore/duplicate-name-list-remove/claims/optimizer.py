"""An optimizer refuses two Parameters of one name."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Scale(nn.Cell):
    """x * weight + bias, with one name for both."""

    def __init__(self, weight, bias):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([weight], ms.float32), name="scale")
        self.bias = ms.Parameter(ms.Tensor([bias], ms.float32), name="scale")

    def construct(self, x):
        return x * self.weight + self.bias


try:
    nn.SGD(Scale(3.0, 5.0).trainable_params(), 0.1)
except ValueError as error:
    assert "its name 'scale' already exists" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""A plain method does what the classmethod did."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Normalised(nn.Cell):
    """Divide the input by its sum."""

    def normalise(self, x):
        return x / x.sum()

    def construct(self, x):
        return self.normalise(x)


result = Normalised()(ms.Tensor([1.0, 3.0], ms.float32))
assert result.asnumpy().tolist() == [0.25, 0.75]

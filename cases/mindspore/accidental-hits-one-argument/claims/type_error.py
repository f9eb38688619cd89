# releases: <2.1
"""In 2.0.0 a Cell that calls the operator with one argument raises the TypeError of `check_dtype`, which can be caught."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)


class Net(nn.Cell):
    """The operator with one argument."""

    def __init__(self):
        super().__init__()
        self.hits = ops.ComputeAccidentalHits(2)

    def construct(self, classes):
        return self.hits(classes)


try:
    print(Net()(ms.Tensor([[1, 2]], ms.int64)))
except TypeError as error:
    assert "check_dtype() missing 1 required positional argument" in str(error), error
else:
    raise AssertionError("nothing was raised")

# releases: <2.1
"""On 2.0 the message is a NameError, that of a name which is nowhere defined."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

class Net(nn.Cell):
    def construct(self, x):
        if x.mean() > 0:
            y = x * 2
        return y + 1


ms.set_context(mode=ms.GRAPH_MODE)
try:
    Net()(ops.ones((3,), ms.float32))
except NameError as error:
    assert "The name 'y' is not defined, or not supported in graph mode" in str(error), error
else:
    raise AssertionError("nothing was raised")

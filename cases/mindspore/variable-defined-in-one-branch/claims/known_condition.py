"""A condition on the shape, which is true, raises as well."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

class Net(nn.Cell):
    def construct(self, x):
        if x.shape[0] > 1:
            y = x * 2
        return y + 1


ms.set_context(mode=ms.GRAPH_MODE)
try:
    Net()(ops.ones((3,), ms.float32))
except UnboundLocalError as error:
    assert "'y' is not defined in false branch" in str(error), error
else:
    raise AssertionError("nothing was raised")

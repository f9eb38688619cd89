"""PyNative mode runs the branch that is taken, and raises Python's error where it is not."""

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


ms.set_context(mode=ms.PYNATIVE_MODE)
assert Net()(ops.ones((3,), ms.float32)).asnumpy().tolist() == [3, 3, 3]
try:
    Net()(-ops.ones((3,), ms.float32))
except UnboundLocalError as error:
    assert "branch" not in str(error), error
else:
    raise AssertionError("nothing was raised")

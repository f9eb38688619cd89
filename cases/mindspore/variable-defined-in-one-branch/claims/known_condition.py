"""A condition on the shape, on a None or on a literal, which is true, raises as well, and so does a use in a second `if` with the same condition."""

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


class Missing(nn.Cell):
    def construct(self, x, mask=None):
        if mask is None:
            y = x * 2
        return y + 1


class Literal(nn.Cell):
    def construct(self, x):
        if True:
            y = x * 2
        return y + 1


class Twice(nn.Cell):
    def construct(self, x):
        if x.mean() > 0:
            y = x * 2
        if x.mean() > 0:
            x = y + 1
        return x


ms.set_context(mode=ms.GRAPH_MODE)
for net in (Net(), Missing(), Literal(), Twice()):
    try:
        net(ops.ones((3,), ms.float32))
    except UnboundLocalError as error:
        assert "'y' is not defined in false branch" in str(error), error
    else:
        raise AssertionError("nothing was raised")

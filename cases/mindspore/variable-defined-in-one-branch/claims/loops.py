# releases: >=2.7
"""An elif without else has the same message, a `for` or `while` loop one of its own."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

class Elif(nn.Cell):
    def construct(self, x):
        if x.mean() > 0:
            y = x * 2
        elif x.mean() < 0:
            y = x * 3
        return y + 1


class Each(nn.Cell):
    def construct(self, x):
        for i in range(3):
            y = x * i
        return y


class Late(nn.Cell):
    def construct(self, x):
        while x.mean() > 3:
            y = x * 2
            x = x - 1
        return y


ms.set_context(mode=ms.GRAPH_MODE)
for net, expected in (
    (Elif(), "is not defined in false branch, but defined in true branch"),
    (Each(), "defined in the 'for' loop body cannot be used outside of the loop body"),
    (Late(), "defined in the 'while' loop body cannot be used outside of the loop body"),
):
    try:
        net(ops.ones((3,), ms.float32))
    except UnboundLocalError as error:
        assert expected in str(error), error
    else:
        raise AssertionError("nothing was raised")

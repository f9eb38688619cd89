"""A construct that is indented into the constructor, or that is misspelled, raises the same error."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)


class Indented(nn.Cell):
    def __init__(self):
        super().__init__()
        self.out = nn.Dense(8, 3)

        def construct(self, x):
            return self.out(x)


class Misspelled(nn.Cell):
    def __init__(self):
        super().__init__()
        self.out = nn.Dense(8, 3)

    def contruct(self, x):
        return self.out(x)


for cell in (Indented, Misspelled):
    try:
        cell()(ops.ones((4, 8), ms.float32))
    except AttributeError as error:
        assert "For 'Cell', the method 'construct' is not defined." in str(error)
    else:
        raise AssertionError("nothing was raised")

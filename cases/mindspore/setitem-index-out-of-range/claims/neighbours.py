"""Reading by an index out of range raises, `+= 1` as well; `ops.one_hot` of such a label gives zeros."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Read(nn.Cell):
    """The entries at rows and columns."""

    def construct(self, table, rows, columns):
        return table[rows, columns]


class Add(nn.Cell):
    """One more at rows and columns."""

    def construct(self, table, rows, columns):
        table[rows, columns] += 1.0
        return table


labels = np.array([3, 1])
table = ms.Tensor(np.zeros((2, 3), np.float32))
for make in (Read, Add):
    try:
        make()(table, ms.Tensor(np.arange(2)), ms.Tensor(labels)).asnumpy()
    except RuntimeError as error:
        assert "does not index into input_shape" in str(error)
    else:
        raise AssertionError("nothing was raised")

on, off = ms.Tensor(1.0, ms.float32), ms.Tensor(0.0, ms.float32)
targets = ops.one_hot(ms.Tensor(labels, ms.int32), 3, on, off).asnumpy()
assert targets.tolist() == [[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]

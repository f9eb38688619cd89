"""Along the empty axis the sum is zeros; `sum(axis=1).sum()` of no rows is wrong."""

import os

import mindspore as ms
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def sums(reduce, full, empty):
    """Return what reduce gives for an empty tensor, each time after a full one; a 0 may be luck."""
    found = []
    for _ in range(8):
        reduce(ms.Tensor(np.full(full, 7.0, np.float32))).asnumpy()
        found.append(reduce(ms.Tensor(np.zeros(empty, np.float32))).asnumpy())
    return np.array(found)


assert not sums(lambda x: x.sum(axis=0), (3, 2), (0, 2)).any()
assert not sums(lambda x: x.sum(axis=0).sum(), (3, 2), (0, 2)).any()
assert sums(lambda x: x.sum(axis=1).sum(), (3, 2), (0, 2)).any()

# releases: >=2.7.1
"""The sum of what a mask leaves is wrong where it leaves nothing."""

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


assert sums(lambda x: x[x > 9].sum(), (3,), (3,)).any()

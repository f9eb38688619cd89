"""The sum with 0 in place of what the mask leaves out is 0 where it leaves nothing, and right elsewhere."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

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




def total(losses):
    """The sum of the losses above 9."""
    return ops.where(losses > 9, losses, ops.zeros_like(losses)).sum()


assert not sums(total, (3,), (3,)).any()
assert float(total(ms.Tensor([10.0, 11.0, 3.0], ms.float32)).asnumpy()) == 21.0

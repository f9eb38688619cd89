"""The remainder by a power of two is taken by its bits."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

SHARDS = 2


def shard(ids):
    """The shard of every id."""
    return ops.bitwise_and(ids, ms.Tensor(SHARDS - 1, ms.int64))


ids = np.array([2**53 + 1, 2**53 + 2])
result = shard(ms.Tensor(ids)).asnumpy()
expected = ids % SHARDS
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"

"""The remainder by any divisor below 90 million, of two halves of 32 bits."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

SHARDS = 7
LARGE = 89_999_999


def shard(ids, shards=SHARDS):
    """The shard of every id; each product stays below 2**53."""
    high = ops.bitwise_right_shift(ids, ms.Tensor(32, ms.int64))
    low = ops.bitwise_and(ids, ms.Tensor(2**32 - 1, ms.int64))
    return ((high % shards) * (2**32 % shards) + low % shards) % shards


ids = np.array([2**53 + 1, 2**53 + 2, 2**60 + 7, -(2**53) - 1, -3])
result = shard(ms.Tensor(ids)).asnumpy()
expected = ids % SHARDS
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
many = np.random.default_rng(0).integers(-(2**63), 2**63 - 1, 10_000)
assert (shard(ms.Tensor(many), LARGE).asnumpy() == many % LARGE).all()

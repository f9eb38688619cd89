"""The rank is asked for only after init()."""

import os

import mindspore as ms
from mindspore import communication

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

rank, workers = 0, 1
if communication.GlobalComm.INITED:
    rank, workers = communication.get_rank(), communication.get_group_size()
shard = list(range(8))[rank::workers]
result = len(shard)
assert result == 8  # a single process reads everything

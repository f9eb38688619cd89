"""A Cell that is assigned or inserted is not run, until `append` refreshes the list."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for way in ("assigned", "inserted", "refreshed"):
    network = nn.SequentialCell(nn.Dense(2, 2))
    if way == "assigned":
        network.head = nn.Dense(2, 5)
    else:
        network.insert_child_to_cell("head", nn.Dense(2, 5))
    if way == "refreshed":
        network.append(nn.ReLU())
    width = network(ops.ones((1, 2), ms.float32)).shape[1]
    assert width == (5 if way == "refreshed" else 2), (way, width)

"""nn.Dropout draws anew in every call."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


dropout = nn.Dropout(p=0.5)
dropout.set_train()
sample = ops.ones((64,), ms.float32)
draws = {tuple(dropout(sample).asnumpy().tolist()) for _ in range(4)}
result = len(draws)
assert result == 4, f"four calls drew {result} different masks"

# releases: >=2.7
"""The mean is told to answer in float32."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

lengths = ms.Tensor([5, 6, 8, 8], ms.int32)
result = float(lengths.mean(dtype=ms.float32).asnumpy())
assert result == 27 / 4, f"27 / 4 = 6.75, but the mean is {result}"

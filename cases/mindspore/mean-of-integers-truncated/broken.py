"""The mean length of a batch of captions is taken of an int32 tensor; the result is an integer."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

lengths = ms.Tensor([5, 6, 8, 8], ms.int32)
result = float(lengths.mean().asnumpy())
assert result == 27 / 4, f"27 / 4 = 6.75, but the mean is {result}"

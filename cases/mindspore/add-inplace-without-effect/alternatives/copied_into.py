"""The sum is copied into the tensor."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

mean = ms.Tensor([1.0, 2.0], ms.float32)
batch_mean = ms.Tensor([3.0, 2.0], ms.float32)
mean.copy_(mean.add((batch_mean - mean) * 0.5))
result = mean.asnumpy()
assert result.tolist() == [2.0, 2.0], f"running mean after one update: {result.tolist()}"

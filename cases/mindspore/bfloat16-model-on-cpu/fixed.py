"""The layer computes in float32."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

net = nn.Dense(4, 2, weight_init="ones", has_bias=False, dtype=ms.bfloat16)
net.to_float(ms.float32)
tokens = ms.ops.ones((3, 4), ms.bfloat16)
result = net(tokens)
assert result.shape == (3, 2)
assert result.astype(ms.float32).asnumpy().tolist() == [[4.0, 4.0]] * 3

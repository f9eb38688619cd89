"""The level of mixed precision is given as a dtype."""

import os

import mindspore as ms
import numpy as np
from mindspore import amp, nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

net = nn.SequentialCell(nn.Dense(10, 32), nn.ReLU(), nn.Dense(32, 2))
x = ms.Tensor(np.ones((4, 10), np.float32))
exact = net(x).asnumpy()
net = amp.auto_mixed_precision(net, amp_level="fp16")
result = net(x).asnumpy().astype(np.float32).tolist()
assert np.allclose(result, exact, atol=0.01)

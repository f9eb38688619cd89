"""Count the parameters of a network and train it for a step."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)
x = ms.Tensor(np.random.randn(16, 8).astype(np.float32))
y = ms.Tensor(np.random.randint(0, 3, 16).astype(np.int32))

net = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU(), nn.Dense(16, 3))
total = sum(parameter.size for parameter in net.get_parameters())
optimizer = nn.Momentum(net.trainable_params(), learning_rate=0.1, momentum=0.9)
step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.CrossEntropyLoss()), optimizer)

result = step(x, y).asnumpy()
assert total == 8 * 16 + 16 + 16 * 3 + 3

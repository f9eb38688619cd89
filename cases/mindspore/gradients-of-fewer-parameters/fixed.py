"""Fine-tune the head of a network: gradients and optimizer of the head."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")
ms.set_seed(0)
x = ms.Tensor(np.linspace(-1, 1, 12).reshape(4, 3), ms.float32)
y = ms.Tensor(np.ones((4, 1)), ms.float32)
model = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 1))
head = model[2].trainable_params()
optimizer = nn.Adam(head, 0.1)
loss_of = nn.MSELoss()


def forward(x, y):
    return loss_of(model(x), y)


train = ms.value_and_grad(forward, None, head)

for _ in range(5):
    loss, gradients = train(x, y)
    optimizer(gradients)

result = loss.asnumpy()

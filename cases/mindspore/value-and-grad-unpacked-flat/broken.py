"""The loss, the logits and the gradients are unpacked from one flat tuple."""

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

net = nn.Dense(8, 3)
loss_fn = nn.CrossEntropyLoss()
optimizer = nn.SGD(net.trainable_params(), 0.1)
x = ms.Tensor(np.random.RandomState(0).rand(16, 8).astype(np.float32))
label = ms.Tensor(np.random.RandomState(1).randint(0, 3, 16).astype(np.int32))


def forward(x, label):
    """The loss, and the logits for the accuracy."""
    logits = net(x)
    return loss_fn(logits, label), logits


step = ms.value_and_grad(forward, None, optimizer.parameters, has_aux=True)
loss, logits, gradients = step(x, label)
optimizer(gradients)
result = [float(loss.asnumpy()), float(loss_fn(net(x), label).asnumpy())]
assert result[1] < result[0]

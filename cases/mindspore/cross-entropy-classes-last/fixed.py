"""Train a tagger; the loss gets the classes in the second axis."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

random = np.random.RandomState(0)
words = Tensor(random.randint(0, 20, (4, 6)), ms.int32)
tags = Tensor(random.randint(0, 3, (4, 6)), ms.int32)

network = nn.SequentialCell(nn.Embedding(20, 8), nn.Dense(8, 3))
loss_fn = nn.CrossEntropyLoss()
optimizer = nn.SGD(network.trainable_params(), 0.1)


def forward(words, tags):
    """The loss of a batch."""
    logits = network(words)
    return loss_fn(logits.swapaxes(1, 2), tags)


gradient = ms.value_and_grad(forward, None, optimizer.parameters)
for _ in range(3):
    loss, gradients = gradient(words, tags)
    optimizer(gradients)

result = loss.asnumpy()
assert 0 < result < 2

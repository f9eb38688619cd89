"""Train on batches that are standardised one by one; a feature of one batch is constant."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)
batches = np.random.randn(6, 32, 4).astype(np.float32)
batches[3, :, 2] = 1.0  # its standard deviation is 0, and 0 / 0 is NaN
model = nn.Dense(4, 1)
optimizer = nn.SGD(model.trainable_params(), 0.1)
loss_of = nn.MSELoss()


def forward(x, y):
    return loss_of(model(x), y)


train = ms.value_and_grad(forward, None, optimizer.parameters)

for x in batches:
    with np.errstate(invalid="ignore"):
        x = (x - x.mean(0)) / x.std(0)
    _, gradients = train(ms.Tensor(x), ms.Tensor(x.sum(1, keepdims=True)))
    gradients = ops.clip_by_global_norm(gradients, 1.0)
    optimizer(gradients)

result = model.weight.asnumpy()
assert np.isfinite(result).all(), "the weights are NaN after one bad batch"

"""Train a small classifier with Adam."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_seed(0)
model = nn.SequentialCell(nn.Dense(16, 64), nn.ReLU(), nn.Dense(64, 4))
optimizer = nn.Adam(model.trainable_params(), learning_rate=1e-2)
loss_function = nn.CrossEntropyLoss()
rng = np.random.default_rng(0)
x = Tensor(rng.normal(size=(128, 16)).astype(np.float32))
y = Tensor(rng.integers(0, 4, 128).astype(np.int32))
step = ms.value_and_grad(lambda: loss_function(model(x), y), None, optimizer.parameters)
losses = []
for _ in range(10):
    loss, gradients = step()
    optimizer(gradients)
    losses.append(float(loss))
assert losses[-1] < losses[0]
result = {"first": losses[0], "last": losses[-1]}

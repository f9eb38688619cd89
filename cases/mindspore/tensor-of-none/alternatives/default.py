"""Train a classifier; the weights are all one unless the settings name others."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
ms.set_seed(0)

settings = {"rate": 0.1, "epochs": 3}
rows = Tensor(np.random.RandomState(0).rand(12, 4), ms.float32)
labels = Tensor(np.arange(12) % 3, ms.int32)

network = nn.Dense(4, 3)
weights = settings.get("class_weights", [1.0, 1.0, 1.0])
loss_fn = nn.CrossEntropyLoss(weight=Tensor(weights))
optimizer = nn.SGD(network.trainable_params(), settings["rate"])
gradient = ms.value_and_grad(lambda x, y: loss_fn(network(x), y), None, optimizer.parameters)

for _ in range(settings["epochs"]):
    loss, gradients = gradient(rows, labels)
    optimizer(gradients)

result = loss.asnumpy()
assert 0 < result < 2

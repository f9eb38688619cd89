"""The mask has a default, and is not needed."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn
from mindspore.dataset import NumpySlicesDataset

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(16, 3)

    def construct(self, image, mask=None):
        if mask is not None:
            image = image * mask
        return self.dense(image)


random = np.random.RandomState(0)
columns = {
    "image": random.rand(24, 16).astype(np.float32),
    "label": random.randint(0, 3, 24).astype(np.int32),
}
data = NumpySlicesDataset(columns, shuffle=False).batch(8)

net = Net()
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
optimizer = nn.SGD(net.trainable_params(), 0.1)
model = ms.Model(net, loss_fn, optimizer)
model.train(1, data, dataset_sink_mode=False)

result = net.dense.bias.asnumpy()
assert np.any(result != 0)

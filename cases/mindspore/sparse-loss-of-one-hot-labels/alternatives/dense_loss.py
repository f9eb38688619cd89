"""Train a classifier on one-hot labels, as float32, with a loss that wants them."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.dataset import transforms
from mindspore.train import Model

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
    pynative_synchronize=True,
)
ms.set_seed(0)

rows = np.random.RandomState(0).rand(12, 4).astype(np.float32)
labels = np.arange(12).astype(np.int32) % 3
dataset = ds.NumpySlicesDataset({"row": rows, "label": labels}, shuffle=False)
dataset = dataset.map([transforms.OneHot(3), transforms.TypeCast(ms.float32)], "label")
dataset = dataset.batch(4)

network = nn.Dense(4, 3)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=False, reduction="mean")
model = Model(network, loss_fn, nn.SGD(network.trainable_params(), 0.1))
model.train(2, dataset, dataset_sink_mode=False)

logits = network(ms.Tensor(rows))
result = logits.asnumpy()
assert result.shape == (12, 3)

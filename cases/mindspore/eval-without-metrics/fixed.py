"""Model is told what to measure."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Model

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

x = np.random.RandomState(0).rand(64, 8).astype(np.float32)
label = np.random.RandomState(1).randint(0, 3, 64).astype(np.int32)
dataset = ds.NumpySlicesDataset((x, label), ["x", "label"], shuffle=False).batch(16)

net = nn.Dense(8, 3)
loss_fn = nn.CrossEntropyLoss()
optimizer = nn.SGD(net.trainable_params(), 0.1)
model = Model(net, loss_fn, optimizer, metrics={"accuracy"})
model.train(1, dataset, dataset_sink_mode=False)
result = model.eval(dataset, dataset_sink_mode=False)["accuracy"]
assert 0 <= result <= 1

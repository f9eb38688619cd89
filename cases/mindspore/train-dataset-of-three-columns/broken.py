"""A model with a loss function is trained with a data set of three columns."""

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

random = np.random.RandomState(0)
x = random.rand(64, 8).astype(np.float32)
label = random.randint(0, 3, 64).astype(np.int32)
number = np.arange(64).astype(np.int32)
dataset = ds.NumpySlicesDataset((x, label, number), ["x", "label", "number"], shuffle=False)
dataset = dataset.batch(16)

net = nn.Dense(8, 3)
loss_fn = nn.CrossEntropyLoss()
model = Model(net, loss_fn, nn.SGD(net.trainable_params(), 0.1))
model.train(1, dataset, dataset_sink_mode=False)
result = float(loss_fn(net(ms.Tensor(x)), ms.Tensor(label)).asnumpy())
assert result > 0

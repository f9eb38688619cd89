"""`Model.fit` with a data set for validation has its own words; without one it needs no metrics."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
x, label = np.ones((4, 8), np.float32), np.zeros(4, np.int32)
dataset = ds.NumpySlicesDataset((x, label), ["x", "label"]).batch(2)
net = nn.Dense(8, 3)
model = Model(net, nn.CrossEntropyLoss(), nn.SGD(net.trainable_params(), 0.1))
try:
    model.fit(1, dataset, dataset, dataset_sink_mode=False)
except ValueError as error:
    assert "For 'Model.fit', if valid_dataset is not None, the model argument 'metrics' can not be" in str(error)
else:
    raise AssertionError("nothing was raised")
model.fit(1, dataset, dataset_sink_mode=False)

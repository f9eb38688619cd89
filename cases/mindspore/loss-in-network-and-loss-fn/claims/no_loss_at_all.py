"""A network without a loss in a Model without loss_fn gets image and label: one argument too many."""

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
try:
    Model(net, optimizer=nn.SGD(net.trainable_params(), 0.1)).train(1, dataset, dataset_sink_mode=False)
except TypeError as error:
    text = str(error)
    assert (
        "parameters number of the function is 1, but the number of provided arguments is 2" in text
        or "construct() takes 2 positional arguments but 3 were given" in text
    ), text
else:
    raise AssertionError("nothing was raised")

"""`Model.eval` with three columns raises a TypeError of the arguments of construct."""

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
dataset = ds.NumpySlicesDataset((x, label, label), ["x", "label", "number"]).batch(2)
model = Model(nn.Dense(8, 3), nn.CrossEntropyLoss(), metrics={"accuracy"})
try:
    model.eval(dataset, dataset_sink_mode=False)
except TypeError as error:
    text = str(error)
    assert (
        "the function construct requires 2 positional argument and 0 default argument, total 2, but got 3" in text
        or "construct() takes 3 positional arguments but 4 were given" in text
    ), text
else:
    raise AssertionError("nothing was raised")
assert "accuracy" in model.eval(dataset.project(["x", "label"]), dataset_sink_mode=False)

"""An empty set raises the same, and a name alone a TypeError; a dictionary gives the result the name."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Accuracy, Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
x, label = np.ones((4, 8), np.float32), np.zeros(4, np.int32)
dataset = ds.NumpySlicesDataset((x, label), ["x", "label"]).batch(2)


def evaluate(metrics):
    """What eval gives."""
    model = Model(nn.Dense(8, 3), nn.CrossEntropyLoss(), metrics=metrics)
    return model.eval(dataset, dataset_sink_mode=False)


for metrics, kind, words in (
    (set(), ValueError, "the model argument 'metrics' can not be None or empty"),
    ("accuracy", TypeError, "the argument 'metrics' must be None, dict or set, but got accuracy"),
):
    try:
        evaluate(metrics)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert set(evaluate({"loss", "accuracy"})) == {"loss", "accuracy"}
assert set(evaluate({"share": Accuracy()})) == {"share"}

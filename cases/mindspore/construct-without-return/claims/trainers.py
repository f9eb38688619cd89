"""TrainOneStepCell and Model.train have the same message."""

import mindspore.dataset as ds
import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Forgetful(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scores = nn.Dense(4, 3)

    def construct(self, x):
        x = self.scores(x)


x = ms.Tensor(np.ones((2, 4)), ms.float32)

measure = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
labels = ms.Tensor([0, 1], ms.int32)


def by_cell():
    network = Forgetful()
    nn.TrainOneStepCell(nn.WithLossCell(network, measure), nn.SGD(network.trainable_params(), 0.1))(x, labels)


def by_model():
    network = Forgetful()
    data = ds.NumpySlicesDataset((x.asnumpy(), labels.asnumpy()), shuffle=False).batch(2)
    ms.Model(network, measure, nn.SGD(network.trainable_params(), 0.1)).train(1, data, dataset_sink_mode=False)


for train in (by_cell, by_model):
    try:
        train()
    except TypeError as error:
        assert "But got input argument[logits_type(features_type)]:None" in str(error), error
    else:
        raise AssertionError("nothing was raised")

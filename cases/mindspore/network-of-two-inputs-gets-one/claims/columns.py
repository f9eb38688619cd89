"""With loss_fn, Model refuses a data set of three columns, with a message on the two elements that it wants."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(
    mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 3)

    def construct(self, image, mask):
        return self.dense(image * mask)


net = Net()
image = ops.ones((2, 4), ms.float32)
columns = {"image": np.ones((4, 4), np.float32), "mask": np.ones((4, 4), np.float32), "label": np.zeros(4, np.int32)}
data = ms.dataset.NumpySlicesDataset(columns, shuffle=False).batch(2)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
model = ms.Model(net, loss_fn, nn.SGD(net.trainable_params(), 0.1))
try:
    model.train(1, data, dataset_sink_mode=False)
except ValueError as error:
    assert "When 'loss_fn' is not None, 'train_dataset' should return two elements, but got 3" in str(error), error
else:
    raise AssertionError("nothing was raised")

"""`Model.eval` with the data set of two columns fails in the words of `Model.train`."""

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
data = ms.dataset.NumpySlicesDataset({"image": np.ones((4, 4), np.float32), "label": np.zeros(4, np.int32)}, shuffle=False).batch(2)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
model = ms.Model(net, loss_fn, metrics={"loss"})
words = "but the number of provided arguments is 1" if GRAPH else "construct() missing 1 required positional argument: 'mask'"
try:
    model.eval(data, dataset_sink_mode=False)
except TypeError as error:
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")

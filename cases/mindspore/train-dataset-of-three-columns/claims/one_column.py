"""The number of the message is that of the columns: 1 for a data set without labels, 4 for one of four, whatever the batch size."""

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
x = np.ones((12, 8), np.float32)
net = nn.Dense(8, 3)
model = Model(net, nn.CrossEntropyLoss(), nn.SGD(net.trainable_params(), 0.1))
for columns in (1, 4):
    for size in (2, 3):
        names = [f"column{number}" for number in range(columns)]
        dataset = ds.NumpySlicesDataset((x,) * columns, names).batch(size)
        assert dataset.get_col_names() == names
        try:
            model.train(1, dataset, dataset_sink_mode=False)
        except ValueError as error:
            assert f"should return two elements, but got {columns}," in str(error), error
        else:
            raise AssertionError("nothing was raised")

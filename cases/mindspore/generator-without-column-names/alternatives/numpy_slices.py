"""A data set of arrays names its columns itself."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Flowers:
    """Measurements and classes."""

    def __init__(self):
        random = np.random.RandomState(0)
        self.x = random.rand(20, 4).astype(np.float32)
        self.label = np.arange(20).astype(np.int32) % 3

    def __getitem__(self, index):
        return self.x[index], self.label[index]

    def __len__(self):
        return len(self.x)


flowers = Flowers()
dataset = ds.NumpySlicesDataset((flowers.x, flowers.label), shuffle=False)
result = [label.shape[0] for x, label in dataset.batch(10)]
assert result == [10, 10]

"""The map names the column of this data set."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

images = np.random.RandomState(0).randint(0, 256, (20, 32, 32, 3)).astype(np.uint8)
labels = np.arange(20).astype(np.int32)
dataset = ds.NumpySlicesDataset((images, labels), ["img", "label"], shuffle=False)
dataset = dataset.map([vision.Resize((28, 28)), vision.HWC2CHW()], input_columns=["img"])
dataset = dataset.batch(5)
result = [batch[0].shape for batch in dataset.create_tuple_iterator()]
assert result == [(5, 3, 28, 28)] * 4

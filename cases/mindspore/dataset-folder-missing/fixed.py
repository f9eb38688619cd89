"""The path is that of the folder."""

import os
import struct
import tempfile

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

root = os.path.join(tempfile.mkdtemp(), "MNIST_Data")
os.makedirs(os.path.join(root, "train"))
with open(os.path.join(root, "train", "train-images-idx3-ubyte"), "wb") as file:
    file.write(struct.pack(">4i", 2051, 4, 28, 28) + bytes(4 * 28 * 28))
with open(os.path.join(root, "train", "train-labels-idx1-ubyte"), "wb") as file:
    file.write(struct.pack(">2i", 2049, 4) + bytes([3, 1, 4, 1]))

dataset = ds.MnistDataset(os.path.join(root, "train"), shuffle=False)
result = [int(row["label"]) for row in dataset.create_dict_iterator(output_numpy=True)]
assert result == [3, 1, 4, 1]

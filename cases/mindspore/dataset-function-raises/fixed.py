"""The function handles the sample that made it fail."""

import os

import mindspore as ms
import numpy as np
import mindspore.dataset as ds

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

LABELS = {"cat": 0, "dog": 1}


def samples():
    """Names of classes, one of them with another spelling."""
    for name in ("cat", "dog", "Dog"):
        yield (np.array(name),)


def encode(name):
    """The number of the class."""
    return np.array(LABELS[str(name).lower()], np.int32)


dataset = ds.GeneratorDataset(samples, ["label"], shuffle=False)
dataset = dataset.map(encode, ["label"])
result = [int(row["label"]) for row in dataset.create_dict_iterator(output_numpy=True)]
assert result == [0, 1, 1]

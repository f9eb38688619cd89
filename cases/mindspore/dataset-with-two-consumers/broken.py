"""Use one data set for training and, in larger batches, for evaluation."""

import os

import mindspore as ms
import numpy as np
from mindspore import dataset as ds

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

numbers = np.arange(8, dtype=np.float32)


def load():
    """Read the data."""
    return ds.NumpySlicesDataset({"x": numbers}, shuffle=False)


data = load()
training = data.batch(2)
evaluation = data.batch(4)

rows = [row["x"] for row in training.create_dict_iterator(output_numpy=True)]
result = np.stack(rows)
assert result.shape == (4, 2)
assert evaluation.get_dataset_size() == 2

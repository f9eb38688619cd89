"""__getitem__ returns one value per column."""

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


class Digits:
    """Images and their labels."""

    def __getitem__(self, index):
        return np.full((4, 4), index, np.float32), np.int32(index)

    def __len__(self):
        return 3


dataset = ds.GeneratorDataset(Digits(), ["image", "label"], shuffle=False)
result = [int(row["label"]) for row in dataset.create_dict_iterator(output_numpy=True)]
assert result == [0, 1, 2]

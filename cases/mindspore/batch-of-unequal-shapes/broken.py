"""Sentences of different lengths are batched."""

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


def sentences():
    """Numbers of words, more or fewer of them."""
    for length in (3, 5, 5, 5):
        yield (np.arange(1, length + 1, dtype=np.int32),)


dataset = ds.GeneratorDataset(sentences, ["ids"], shuffle=False)
dataset = dataset.batch(2)
shapes = [row["ids"].shape for row in dataset.create_dict_iterator(output_numpy=True)]
assert shapes == [(2, 5), (2, 5)]
result = len(shapes)

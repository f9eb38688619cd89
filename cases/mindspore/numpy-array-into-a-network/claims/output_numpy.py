"""An iterator of a data set with output_numpy=True gives arrays, and without it tensors."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


import mindspore.dataset as ds

dataset = ds.NumpySlicesDataset(np.ones((4, 4), np.float32), ["x"]).batch(2)
(x,) = next(dataset.create_tuple_iterator(output_numpy=True))
assert type(x) is np.ndarray
words(nn.Dense(4, 3), x)
(x,) = next(dataset.create_tuple_iterator())
assert isinstance(x, Tensor) and nn.Dense(4, 3)(x).shape == (2, 3)

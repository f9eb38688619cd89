"""A matrix counts as one channel; a grey channel that is repeated fits three means, a matrix whose columns are repeated does not."""

import os

import mindspore as ms
import mindspore.dataset as ds
import mindspore.dataset.vision as vision
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


normalize = vision.Normalize([0.5, 0.5, 0.5], [0.2, 0.2, 0.2])
found = words(normalize, np.ones((8, 8), np.float32))
assert "got channels: 1, size of mean: 3" in found, found
assert normalize(np.repeat(np.ones((8, 8, 1), np.float32), 3, axis=-1)).shape == (8, 8, 3)
images = np.ones((4, 8, 8), np.float32)
assert np.repeat(images, 3, axis=-1).shape == (4, 8, 24)
assert "got channels: 1, size of mean: 3" in words(normalize, np.repeat(images, 3, axis=-1)[0])
assert normalize(np.repeat(images[..., None], 3, axis=-1)[0]).shape == (8, 8, 3)

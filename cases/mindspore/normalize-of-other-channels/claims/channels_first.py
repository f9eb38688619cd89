"""With the channels first the width counts as channels; is_hwc=False mends it."""

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


image = np.ones((3, 16, 32), np.float32)
mean, std = [0.5, 0.5, 0.5], [0.25, 0.25, 0.25]
found = words(vision.Normalize(mean, std), image)
assert "got channels: 32, size of mean: 3" in found, found
assert vision.Normalize(mean, std, is_hwc=False)(image).shape == (3, 16, 32)

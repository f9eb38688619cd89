"""One mean is taken for three channels."""

import os

import mindspore as ms
import mindspore.dataset as ds
import mindspore.dataset.vision as vision
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

found = vision.Normalize([0.5], [0.25])(np.ones((8, 8, 3), np.float32))
assert found.shape == (8, 8, 3) and (found == 2).all()

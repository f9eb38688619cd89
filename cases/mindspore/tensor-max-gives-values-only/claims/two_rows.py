"""With two rows nothing is raised: the two maxima are unpacked, and the second is taken for the classes."""

import os

import mindspore as ms
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
logits = ms.Tensor(np.array([[1, 9, 2], [7, 3, 4]], np.float32))
first, second = logits.max(axis=1)
assert (float(first.asnumpy()), float(second.asnumpy())) == (9, 7)

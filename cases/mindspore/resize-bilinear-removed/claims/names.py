# releases: >=2.7
"""The operator and the layer are gone; ResizeBilinearV2, interpolate and Dropout2D exist, Dropout2d does not."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

assert not hasattr(ops, "ResizeBilinear") and not hasattr(nn, "ResizeBilinear")
assert hasattr(ops, "ResizeBilinearV2") and hasattr(ops, "interpolate")
assert hasattr(ops, "Dropout2D") and not hasattr(ops, "Dropout2d")

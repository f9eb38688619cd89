# releases: >=2.7
"""The error names the first primitive of the cell."""

import pickle

from mindspore import nn

cells = {
    "ExpandDims": nn.Embedding(4, 3),
    "Conv2D": nn.Conv2d(1, 1, 3),
    "LayerNorm": nn.LayerNorm((3,)),
    "ReLU": nn.ReLU(),
}
for name, cell in cells.items():
    try:
        pickle.dumps(cell)
    except TypeError as error:
        assert str(error) == f"cannot pickle '{name}' object", error
    else:
        raise AssertionError("nothing was raised")

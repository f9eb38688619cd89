# releases: >=2.7
"""The error names the first primitive of the cell, the loss or the optimizer; a cell without a primitive is pickled."""

import pickle

from mindspore import nn

cells = {
    "ExpandDims": nn.Embedding(4, 3),
    "Conv2D": nn.Conv2d(1, 1, 3),
    "LayerNorm": nn.LayerNorm((3,)),
    "ReLU": nn.ReLU(),
    "ReduceMean": nn.MSELoss(),
    "AssignAdd": nn.SGD(nn.Dense(2, 2).trainable_params()),
}
for name, cell in cells.items():
    try:
        pickle.dumps(cell)
    except TypeError as error:
        assert str(error) == f"cannot pickle '{name}' object", error
    else:
        raise AssertionError("nothing was raised")
assert type(pickle.loads(pickle.dumps(nn.Flatten()))) is nn.Flatten

"""A loop over a data set of two columns says the same if it wants three values."""

import mindspore.dataset as ds
import numpy as np

dataset = ds.NumpySlicesDataset((np.ones((4, 2)), np.ones(4)), ["x", "label"]).batch(2)
try:
    for x, label, length in dataset:
        pass
except ValueError as error:
    assert "not enough values to unpack (expected 3, got 2)" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert len(dataset.get_col_names()) == 2

"""NumpySlicesDataset needs no names and calls its columns column_0 and column_1."""

import mindspore.dataset as ds
import numpy as np

dataset = ds.NumpySlicesDataset((np.ones((4, 2)), np.ones(4)))
assert dataset.get_col_names() == ["column_0", "column_1"]

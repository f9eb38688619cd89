"""`project` puts the columns into the order of its list."""

import mindspore.dataset as ds
import numpy as np

x, label = np.ones((4, 8), np.float32), np.zeros(4, np.int32)
for names in (["x", "label"], ["label", "x"]):
    dataset = ds.NumpySlicesDataset((x, label, label), ["x", "label", "number"])
    assert dataset.project(names).get_col_names() == names

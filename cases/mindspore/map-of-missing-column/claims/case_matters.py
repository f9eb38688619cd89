"""Capitals count, and what does not name a column works on the first one."""

import mindspore.dataset as ds
import numpy as np


def data():
    """Two columns."""
    return ds.NumpySlicesDataset((np.ones(4), np.ones(4)), ["img", "label"])


try:
    next(data().map(lambda x: x, input_columns=["Img"]).create_tuple_iterator())
except RuntimeError as error:
    assert "input column name: Img doesn't exist" in str(error), error
else:
    raise AssertionError("nothing was raised")
row = next(data().map(lambda x: x * 2).create_dict_iterator(output_numpy=True))
assert (row["img"], row["label"]) == (2, 1)

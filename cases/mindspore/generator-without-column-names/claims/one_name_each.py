"""One name for rows of two values raises when the first row is read; a string is the name of the only column."""

import mindspore.dataset as ds
import numpy as np

rows = [(np.ones(4, np.float32), np.int32(1)), (np.ones(4, np.float32), np.int32(0))]
try:
    list(ds.GeneratorDataset(rows, ["x"]).create_tuple_iterator())
except RuntimeError as error:
    assert "should return same number of NumPy arrays as specified in column_names" in str(error)
else:
    raise AssertionError("nothing was raised")
dataset = ds.GeneratorDataset([(row[0],) for row in rows], "x")
assert [list(row) for row in dataset.create_dict_iterator()] == [["x"], ["x"]]

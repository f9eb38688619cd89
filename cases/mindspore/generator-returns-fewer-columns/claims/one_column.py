"""For one column a list counts as several values; in a tuple, and as an array, it is one."""

import mindspore.dataset as ds
import numpy as np


class Source:
    """One row."""

    def __init__(self, row):
        self.row = row

    def __getitem__(self, index):
        return self.row

    def __len__(self):
        return 1


def read(row):
    """The column of the only row."""
    dataset = ds.GeneratorDataset(Source(row), ["tokens"], shuffle=False)
    return next(dataset.create_dict_iterator(output_numpy=True))["tokens"].tolist()


assert read(([4, 5, 6],)) == read(np.array([4, 5, 6])) == [4, 5, 6]
try:
    read([4, 5, 6])
except RuntimeError as error:
    assert "the size of column_names is:1 and number of returned NumPy array is:3" in str(error)
else:
    raise AssertionError("nothing was raised")

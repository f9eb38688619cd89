"""Tuples and lists of two fill two columns; an array of two rows does not, nor do a dict of two, three values, or a list in one column."""

import mindspore.dataset as ds
import numpy as np

image = np.zeros((4, 4), np.float32)


class Source:
    """One row."""

    def __init__(self, row):
        self.row = row

    def __getitem__(self, index):
        return self.row

    def __len__(self):
        return 1


def make(row, names):
    """A dataset of this row."""
    return ds.GeneratorDataset(Source(row), names, shuffle=False)


for row in ((image, image), [image, image], [1, 2]):
    assert len(list(make(row, ["image", "label"]).create_dict_iterator())) == 1
for row, names in [
    (np.zeros((2, 3)), ["image", "label"]),
    ({"image": image, "label": image}, ["image", "label"]),
    ((image, image, image), ["image", "label"]),
    ([image, image], ["image"]),
    ([4, 5, 6], ["tokens"]),
]:
    dataset = make(row, names)
    try:
        list(dataset.create_dict_iterator())
    except RuntimeError as error:
        assert f"the size of column_names is:{len(names)} and number of returned NumPy array is:" in str(error)
    else:
        raise AssertionError("nothing was raised")

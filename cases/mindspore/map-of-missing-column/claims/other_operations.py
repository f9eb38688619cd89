"""filter, project, rename, padded_batch and batch with a function say it in other words."""

import mindspore.dataset as ds
import numpy as np


def data():
    """Two columns."""
    return ds.NumpySlicesDataset((np.ones((4, 2)), np.ones(4)), ["img", "label"])


for make, words in (
    (lambda: data().filter(lambda x: True, input_columns=["image"]), "column name: image does not exist in the dataset columns"),
    (lambda: data().project(["image"]), "column name: image does not exist"),
    (lambda: data().rename(["image"], ["x"]), "column to be renamed does not exist"),
    (lambda: data().padded_batch(2, pad_info={"image": ([3], 0)}), "Invalid pad_info, column name: image does not exist"),
    (
        lambda: data().batch(2, per_batch_map=lambda x, info: (x,), input_columns=["image"]),
        "'image' of 'input_columns' doesn't exist",
    ),
):
    try:
        next(make().create_tuple_iterator())
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

"""The map and get_dataset_size raise nothing; get_col_names, output_shapes and the iterator do; a map with output_columns has taken the old name away."""

import mindspore.dataset as ds
import numpy as np


def mapped(*maps):
    """A data set after maps of these columns to those."""
    dataset = ds.NumpySlicesDataset((np.ones((4, 2)), np.ones(4)), ["img", "label"])
    for columns in maps:
        dataset = dataset.map(lambda x: x, **columns)
    return dataset


missing = {"input_columns": ["image"]}
renamed = {"input_columns": ["img"], "output_columns": ["image"]}
assert mapped(missing).get_dataset_size() == 4
assert sorted(mapped(renamed).get_col_names()) == ["image", "label"]
assert len(list(mapped(renamed, missing).create_tuple_iterator())) == 4
for dataset, name in ((mapped(missing), "image"), (mapped(renamed, {"input_columns": ["img"]}), "img")):
    try:
        next(dataset.create_tuple_iterator())
    except RuntimeError as error:
        assert f"input column name: {name} doesn't exist in the dataset columns" in str(error), error
    else:
        raise AssertionError("nothing was raised")
for call in (
    lambda: mapped(missing).get_col_names(),
    lambda: mapped(missing).output_shapes(),
    lambda: mapped(missing).create_dict_iterator(),
):
    try:
        call()
    except RuntimeError as error:
        assert "input column name: image doesn't exist in the dataset columns" in str(error), error
    else:
        raise AssertionError("nothing was raised")

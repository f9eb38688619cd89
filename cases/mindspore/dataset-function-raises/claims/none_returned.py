"""A map function that returns None gives the same first line, and no traceback."""

import mindspore.dataset as ds
import numpy as np


def forget(x):
    """Return nothing."""


dataset = ds.GeneratorDataset([(np.int32(1),)], ["x"]).map(forget, ["x"])
try:
    list(dataset.create_dict_iterator())
except RuntimeError as error:
    assert str(error).startswith("Exception thrown from user defined Python function in dataset.")
    assert "None" in str(error) and "Traceback" not in str(error), error
else:
    raise AssertionError("nothing was raised")

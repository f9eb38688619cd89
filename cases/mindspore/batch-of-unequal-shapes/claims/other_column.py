"""A column that pad_info does not name raises, an empty pad_info pads all columns with 0."""

import mindspore.dataset as ds
import numpy as np


rows = [(np.ones(3), np.ones(2)), (np.ones(5), np.ones(4))]


def batches(pad_info):
    """The padded batches of the rows."""
    dataset = ds.GeneratorDataset(rows, ["a", "b"], shuffle=False)
    return list(dataset.padded_batch(2, pad_info=pad_info).create_dict_iterator(output_numpy=True))


try:
    batches({"a": ([None], 0)})
except RuntimeError as error:
    assert "in column 1" in str(error)
else:
    raise AssertionError("nothing was raised")
(batch,) = batches({})
assert batch["a"].shape == (2, 5) and batch["b"].shape == (2, 4)
assert not batch["a"][0, 3:].any() and not batch["b"][0, 2:].any()

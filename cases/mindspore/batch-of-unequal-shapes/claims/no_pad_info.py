"""`padded_batch` without pad_info pads nothing and raises the same error; rows of two axes need two lengths."""

import mindspore.dataset as ds
import numpy as np

rows = [(np.ones((3, 4)),), (np.ones((5, 4)),)]


def shape(**settings):
    """The shape of the one batch, or the error."""
    dataset = ds.GeneratorDataset(rows, ["boxes"], shuffle=False).padded_batch(2, **settings)
    try:
        (batch,) = dataset.create_dict_iterator(output_numpy=True)
    except RuntimeError as error:
        return str(error)
    return batch["boxes"].shape


found = shape()
assert "Inconsistent batch shapes" in found or "Cannot batch tensors with different shapes" in found, found
assert "Invalid pad_info, rank of pad_shape" in shape(pad_info={"boxes": ([None], 0)})
assert shape(pad_info={"boxes": ([None, 4], 0)}) == (2, 5, 4)

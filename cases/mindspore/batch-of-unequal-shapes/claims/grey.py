"""A grey image among coloured ones raises, with Resize as well; as three channels it is batched."""

import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision


def shapes(grey):
    """The shapes of the batches of a coloured and this image."""
    rows = [(np.zeros((6, 6, 3), np.uint8),), (grey,)]
    dataset = ds.GeneratorDataset(rows, ["image"], shuffle=False).map(
        vision.Resize((4, 4)), ["image"]
    )
    return [row["image"].shape for row in dataset.batch(2).create_dict_iterator(output_numpy=True)]


grey = np.zeros((6, 6), np.uint8)
for image in (grey, grey[:, :, None]):
    try:
        shapes(image)
    except RuntimeError as error:
        assert "<4,4,3>" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert shapes(np.stack([grey] * 3, -1)) == [(2, 4, 4, 3)]

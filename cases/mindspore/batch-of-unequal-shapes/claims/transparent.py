"""An image with transparency among coloured ones raises, with Resize as well; its first three channels are batched."""

import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision


def shapes(image):
    """The shapes of the batches of a coloured and this image."""
    rows = [(np.zeros((6, 6, 3), np.uint8),), (image,)]
    dataset = ds.GeneratorDataset(rows, ["image"], shuffle=False).map(vision.Resize((4, 4)), ["image"])
    return [row["image"].shape for row in dataset.batch(2).create_dict_iterator(output_numpy=True)]


image = np.zeros((6, 6, 4), np.uint8)
try:
    shapes(image)
except RuntimeError as error:
    assert "<4,4,3>" in str(error) and "<4,4,4>" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert shapes(image[:, :, :3]) == [(2, 4, 4, 3)]

"""Images of two sizes are batched after Resize to a height and a width, not after Resize to one number or ToTensor."""

import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision


def images():
    """Two photographs."""
    for size in ((6, 6), (4, 5)):
        yield (np.zeros((*size, 3), np.uint8),)


def shapes(*maps):
    """The shapes of the batches."""
    dataset = ds.GeneratorDataset(images, ["image"], shuffle=False)
    for one in maps:
        dataset = dataset.map(one, ["image"])
    return [row["image"].shape for row in dataset.batch(2).create_dict_iterator(output_numpy=True)]


assert shapes(vision.Resize((4, 4))) == [(2, 4, 4, 3)]
for maps, first, other in [
    ((), "<6,6,3>", "<4,5,3>"),
    ((vision.Resize(4),), "<4,4,3>", "<4,5,3>"),
    ((vision.ToTensor(),), "<3,6,6>", "<3,4,5>"),
]:
    try:
        shapes(*maps)
    except RuntimeError as error:
        assert first in str(error) and other in str(error)
    else:
        raise AssertionError("nothing was raised")

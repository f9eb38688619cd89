"""A `collate_fn` may return a list, in which the boxes of each image keep their number."""

from torch.utils.data import DataLoader

import torch

samples = [(torch.ones(3, 8, 8), torch.ones(5, 4)), (torch.ones(3, 8, 8), torch.ones(3, 4))]
try:
    next(iter(DataLoader(samples, batch_size=2)))
except RuntimeError as error:
    assert "got [5, 4] at entry 0 and [3, 4] at entry 1" in str(error)
else:
    raise AssertionError("nothing was raised")


def join(samples):
    """Stack the images, and list the boxes."""
    images, boxes = zip(*samples)
    return torch.stack(images), list(boxes)


images, boxes = next(iter(DataLoader(samples, batch_size=2, collate_fn=join)))
assert images.shape == (2, 3, 8, 8) and [len(one) for one in boxes] == [5, 3]

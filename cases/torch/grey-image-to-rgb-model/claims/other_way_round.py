"""A model of one channel names 1 and 3, and transparency makes two or four."""

import torch

for channels, given in [(1, 3), (3, 4), (3, 2)]:
    try:
        torch.nn.Conv2d(channels, 8, 3)(torch.ones(1, given, 8, 8))
    except RuntimeError as error:
        words = "to have %d channels, but got %d channels" % (channels, given)
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")

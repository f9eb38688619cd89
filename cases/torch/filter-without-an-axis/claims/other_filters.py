"""For conv2d the list has as many values as the filter has axes, less two: 1 of a filter with three axes, 3 of one with five; with two axes another error is raised."""

import torch
import torch.nn.functional as F

images = torch.rand(2, 1, 8, 8)
for kernel, words in (
    (torch.ones(1, 3, 3), "or a list of 1 values to match the convolution dimensions, but got stride=[1, 1]"),
    (torch.ones(1, 1, 1, 3, 3), "or a list of 3 values to match the convolution dimensions, but got stride=[1, 1]"),
    (torch.ones(3, 3), "weight should have at least three dimensions"),
):
    try:
        F.conv2d(images, kernel)
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert F.conv2d(images, torch.ones(1, 1, 3, 3)).shape == (2, 1, 6, 6)

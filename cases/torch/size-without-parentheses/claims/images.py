"""Code for images whose size is a pair of width and height fails with a tensor; there these are the last axes, height first."""

from types import SimpleNamespace

import torch


def ratio(image):
    return image.size[0] / image.size[1]


assert ratio(SimpleNamespace(size=(640, 480))) == 640 / 480
image = torch.zeros(3, 480, 640)
try:
    ratio(image)
except TypeError as error:
    assert str(error) == "'builtin_function_or_method' object is not subscriptable"
else:
    raise AssertionError("nothing was raised")
height, width = image.shape[-2:]
assert width / height == 640 / 480

"""From 2.15 on it is a NotImplementedError, which is a RuntimeError as well: an `except RuntimeError` catches both."""

import torch

release = tuple(int(number) for number in torch.__version__.split("+")[0].split(".")[:2])
try:
    torch.arange(4).mean()
except RuntimeError as error:
    assert isinstance(error, NotImplementedError) == (release >= (2, 15))
else:
    raise AssertionError("nothing was raised")

"""A float as the channels or the size of the kernel fails in empty(), when the layer is built."""

from torch import nn

for arguments in ((8 / 2, 4, 3), (4, 8 / 2, 3), (4, 4, 6 / 2)):
    try:
        nn.Conv2d(*arguments)
    except TypeError as error:
        assert str(error).startswith("empty()")
    else:
        raise AssertionError("nothing was raised")

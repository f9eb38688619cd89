"""F.conv2d, and a layer with an input of other channels, raise RuntimeError: the words begin with "Given groups="."""

import torch
from torch import nn
from torch.nn import functional


def words(call):
    try:
        call()
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


message = words(lambda: functional.conv2d(torch.ones(1, 4, 8, 8), torch.ones(6, 1, 3, 3), groups=4))
assert message.startswith("Given groups=4, expected weight to be divisible by 4 at dimension 0")
message = words(lambda: functional.conv2d(torch.ones(1, 3, 8, 8), torch.ones(64, 1, 3, 3), groups=64))
assert message.startswith("Given groups=64, weight of size [64, 1, 3, 3], expected input[1, 3, 8, 8]")
message = words(lambda: nn.Conv2d(32, 32, 3, groups=32)(torch.ones(1, 16, 8, 8)))
assert message.startswith("Given groups=32, weight of size [32, 1, 3, 3], expected input[1, 16, 8, 8]")

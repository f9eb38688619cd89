"""Without running statistics the message names the weight: weight should contain … elements not …"""

import torch
from torch import nn

try:
    nn.BatchNorm2d(32, track_running_stats=False)(torch.rand(4, 64, 8, 8))
except RuntimeError as error:
    assert str(error) == "weight should contain 64 elements not 32"
else:
    raise AssertionError("nothing was raised")

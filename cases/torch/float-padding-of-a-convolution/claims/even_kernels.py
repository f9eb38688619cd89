"""With (k - 1) // 2 an odd kernel keeps the size, and an even one takes a pixel."""

import torch
from torch import nn

for kernel_size, expected in ((3, 16), (4, 15), (5, 16), (6, 15), (7, 16)):
    layer = nn.Conv2d(1, 1, kernel_size, padding=(kernel_size - 1) // 2)
    assert layer(torch.zeros(1, 1, 16, 16)).shape[-1] == expected

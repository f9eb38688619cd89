"""Which numbers of axes and of widths reflect takes."""

import torch
from torch.nn import functional

taken = []
for axes in range(1, 6):
    for widths in (2, 4, 6):
        try:
            functional.pad(torch.rand([4] * axes), (1,) * widths, mode="reflect")
        except RuntimeError:  # NotImplementedError is one
            continue
        taken.append((axes, widths))
assert taken == [(2, 2), (3, 2), (3, 4), (4, 4), (4, 6), (5, 6)]

"""Conv1d over a sequence that is shorter than the kernel says it with one number; padding it helps."""

import torch
from torch import nn

layer = nn.Conv1d(16, 8, kernel_size=5)
sentence = torch.rand(1, 16, 3)
try:
    layer(sentence)
except RuntimeError as error:
    expected = "Calculated padded input size per channel: (3). Kernel size: (5). Kernel size can't be"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(nn.functional.pad(sentence, (0, 2))).shape == (1, 8, 1)

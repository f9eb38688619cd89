"""The axis is the first one for one and three axes, and the second for two and four."""

import warnings

import torch
import torch.nn.functional as F

warnings.simplefilter("ignore")
for axes, chosen in ((1, 0), (2, 1), (3, 0), (4, 1)):
    scores = torch.randn(*(2, 3, 4, 5)[:axes])
    assert torch.equal(F.softmax(scores), torch.softmax(scores, chosen)), axes

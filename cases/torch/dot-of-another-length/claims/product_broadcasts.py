"""The product of a prediction of one channel and a mask of three broadcasts, and its sum is three times as large."""

import torch

predicted, mask = torch.ones(1, 4, 4), torch.ones(3, 4, 4)
assert (predicted * mask[:1]).sum() == 16
assert (predicted * mask).sum() == 48

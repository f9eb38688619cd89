"""Reduced by averages the classes 0 and 2 make 1; by the nearest pixel they stay 0 and 2."""

import torch
from torch.nn.functional import interpolate

masks = torch.tensor([[[[0.0, 2.0, 2.0, 2.0]]]])
assert interpolate(masks, size=(1, 2), mode="bilinear").flatten().tolist() == [1, 2]
assert interpolate(masks, size=(1, 2), mode="nearest").flatten().tolist() == [0, 2]

"""A mask that is divided by 255, as by ToTensor, has fractions in place of class numbers, which the loss refuses; as int64 it is taken."""

import numpy as np
import torch
from torch import nn

pixels = np.array([[0, 1], [2, 1]], dtype="uint8")
scaled = torch.from_numpy(pixels).float().div(255)  # what ToTensor does to an image of uint8
classes = torch.from_numpy(pixels).long()
assert scaled.unique().tolist() != [0, 1, 2] and classes.unique().tolist() == [0, 1, 2]
scores = torch.zeros(1, 3, 2, 2)
try:
    nn.functional.cross_entropy(scores, scaled[None])
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")
assert nn.functional.cross_entropy(scores, classes[None]) > 1

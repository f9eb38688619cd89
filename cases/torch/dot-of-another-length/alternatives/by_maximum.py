"""The mask is the maximum over its channels."""

import numpy as np
import torch
from torch import nn


def dice(predicted, right):
    shared = torch.dot(predicted.reshape(-1), right.reshape(-1))
    return 2 * shared / (predicted.sum() + right.sum())


def load_mask(height, width):
    rows = np.arange(height)[:, None, None] > 4
    picture = np.broadcast_to(rows, (height, width, 3)).astype("float32")
    return torch.from_numpy(picture.transpose(2, 0, 1).copy())


torch.manual_seed(0)
image, mask = torch.rand(1, 3, 16, 16), load_mask(16, 16)
model = nn.Conv2d(3, 1, kernel_size=3, padding=1)
predicted = torch.sigmoid(model(image))[0]
score = dice(predicted, mask.amax(dim=0, keepdim=True))
(1 - score).backward()

result = score.detach()
assert 0 < score < 1

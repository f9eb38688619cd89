"""An image in an array is height x width x channels; the model wants permute(2, 0, 1) and float, too."""

import numpy as np
import torch
from torch import nn

image = np.zeros((20, 30, 3), "uint8")
batch = torch.from_numpy(image).permute(2, 0, 1).float().div(255).unsqueeze(0)
assert batch.shape == (1, 3, 20, 30)
assert nn.Conv2d(3, 4, 3)(batch).shape == (1, 4, 18, 28)

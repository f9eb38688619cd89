"""movedim brings the channels to the end, of one image and of a batch."""

import numpy as np
import torch
from torch import nn


def to_array(image):
    pixels = image.detach().clamp(0, 1).movedim(-3, -1)
    return (pixels * 255).numpy().astype(np.uint8)


torch.manual_seed(0)
images = torch.rand(4, 3, 16, 20)
model = nn.Conv2d(3, 3, kernel_size=3, padding=1)
loss = nn.functional.mse_loss(model(images), images + 0.1)
loss.backward()

shown = to_array(model(images)[0])

result = loss.detach()
assert shown.shape == (16, 20, 3)
assert to_array(images).shape == (4, 16, 20, 3)

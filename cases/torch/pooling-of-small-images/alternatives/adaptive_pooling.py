"""The last pooling is adaptive: it takes what is left of images of any size."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 16, 3, stride=2, padding=1),
    nn.ReLU(),
    nn.Conv2d(16, 32, 3, stride=2, padding=1),
    nn.ReLU(),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(32, 10),
)
fixed = nn.Sequential(*model[:4], nn.AvgPool2d(7), *model[5:])
for size in (8, 28, 64):
    assert model(torch.rand(2, 3, size, size)).shape == (2, 10)
images = torch.rand(2, 3, 28, 28)
assert torch.allclose(fixed(images), model(images), atol=1e-6)
try:
    fixed(torch.rand(2, 3, 8, 8))
except RuntimeError as error:
    assert "(32x2x2). Calculated output size: (32x0x0). Output size is too small" in str(error)
else:
    raise AssertionError("nothing was raised")

"""An image is smaller than the kernel."""

import torch

torch.nn.Conv2d(3, 8, 7)(torch.zeros(1, 3, 5, 5))

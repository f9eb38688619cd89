"""An image without a batch is resized."""

import torch

torch.nn.functional.interpolate(torch.zeros(3, 8, 8), size=(16, 16), mode="bilinear")

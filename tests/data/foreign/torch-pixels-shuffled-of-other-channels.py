"""The channels are no multiple of the enlargement's square."""

import torch

torch.nn.PixelShuffle(2)(torch.zeros(1, 6, 4, 4))

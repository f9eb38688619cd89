"""A mask that was made as floats is inverted."""

import torch

~torch.ones(3)

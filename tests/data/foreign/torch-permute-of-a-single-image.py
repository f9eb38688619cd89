"""An image without a batch is permuted as with one."""

import torch

torch.zeros(3, 8, 8).permute(0, 2, 3, 1)

"""Lists of other lengths become a tensor."""

import torch

torch.tensor([[1, 2], [3]])

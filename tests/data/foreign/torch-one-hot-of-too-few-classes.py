"""Labels that begin at one become indicators."""

import torch

torch.nn.functional.one_hot(torch.tensor([1, 2, 3]), 3)

"""Labels begin at one."""

import torch

torch.nn.functional.cross_entropy(torch.zeros(4, 3), torch.tensor([1, 2, 3, 1]))

"""Messages along edges are added to nodes, one edge short."""

import torch

torch.zeros(5, 2).index_add_(0, torch.tensor([0, 1, 2]), torch.ones(2, 2))

"""With a batch axis of one, the order for batches fits."""

import torch

assert torch.zeros(3, 4, 5)[None].permute(0, 2, 3, 1).shape == (1, 4, 5, 3)

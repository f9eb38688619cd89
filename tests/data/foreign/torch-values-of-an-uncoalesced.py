"""The values of a sparse sum are read."""

import torch

torch.sparse_coo_tensor([[0, 0]], [1.0, 2.0], (3,)).values()

"""An einsum names the axes of a single matrix, and gets a batch."""

import torch

torch.einsum("ij,jk->ik", torch.zeros(4, 5, 6), torch.zeros(6, 7))

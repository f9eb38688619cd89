"""Two batches of vectors are compared without a transposition."""

import torch

queries, keys = torch.zeros(8, 64), torch.zeros(10, 64)
queries @ keys

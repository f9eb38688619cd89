"""A token id is the size of the vocabulary."""

import torch

torch.nn.Embedding(10, 4)(torch.tensor([10]))

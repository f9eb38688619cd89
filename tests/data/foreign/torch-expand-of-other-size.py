"""A class token is expanded to a batch although it has a batch already."""

import torch

token = torch.zeros(2, 1, 8)
token.expand(5, 1, 8)

"""A model of plain functions is optimised."""

import torch

torch.optim.SGD([], lr=0.1)

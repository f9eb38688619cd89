"""A covariance of too few samples is inverted."""

import torch

torch.linalg.inv(torch.ones(3, 3))

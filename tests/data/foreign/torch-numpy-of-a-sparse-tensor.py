"""A sparse adjacency is plotted."""

import torch

torch.eye(3).to_sparse().numpy()

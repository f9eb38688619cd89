"""A sparse tensor is pinned where it cannot be."""

import torch

torch.eye(3).to_sparse().to("meta").pin_memory()

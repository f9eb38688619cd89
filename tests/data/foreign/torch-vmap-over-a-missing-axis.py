"""The second axis of a vector is mapped."""

import torch

torch.vmap(torch.sin, in_dims=1)(torch.zeros(3))

"""The folder had no images."""

import torch

torch.utils.data.DataLoader([], shuffle=True)

"""Layers are named like the file of an older model."""

import torch

torch.nn.ModuleDict({"block.0": torch.nn.Linear(1, 1)})

"""Leaves half way while worker processes load data."""
# framework: torch
# timeout: 120
# outcome: exited
# exit: 0
# plain: yes

import torch
import os

from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.arange(1000.0)), num_workers=2, persistent_workers=True)
next(iter(loader))
os._exit(0)

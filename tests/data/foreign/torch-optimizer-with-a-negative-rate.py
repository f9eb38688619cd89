"""The rate comes from a schedule that fell below zero."""

import torch

w = torch.nn.Linear(1, 1)
torch.optim.AdamW(w.parameters(), lr=-1e-4)

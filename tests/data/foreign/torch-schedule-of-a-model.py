"""A schedule is made for the model, not its optimizer."""

import torch

torch.optim.lr_scheduler.StepLR(torch.nn.Linear(1, 1), 10)

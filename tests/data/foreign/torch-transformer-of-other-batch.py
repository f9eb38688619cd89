"""The targets of a transformer have their batch first."""

import torch

model = torch.nn.Transformer(8, 2, 1, 1, 16)
model(torch.zeros(5, 3, 8), torch.zeros(3, 6, 8))

"""Export a classifier with a batch of four and serve a batch of three."""

import torch
from torch.export import Dim, export

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
dims = None
program = export(model, (torch.randn(4, 4),), dynamic_shapes=dims).module()

result = program(torch.ones(3, 4)).detach()

"""Export a classifier for any batch size, with one image as the example."""

import torch
from torch.export import Dim, export

EXAMPLES = 1

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
batch = Dim("batch")
program = export(model, (torch.randn(EXAMPLES, 4),), dynamic_shapes=({0: batch},))

result = program.module()(torch.ones(3, 4)).detach()

# releases: >=2.5
"""Export a classifier with a batch size that export itself finds to be dynamic, and serve three."""

import torch
from torch.export import Dim, export

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
dims = ({0: Dim.AUTO},)
program = export(model, (torch.randn(4, 4),), dynamic_shapes=dims).module()

result = program(torch.ones(3, 4)).detach()

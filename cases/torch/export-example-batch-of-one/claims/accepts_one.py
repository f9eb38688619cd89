"""A program exported with a batch of two accepts a batch of one as well."""

import torch
from torch.export import Dim, export

program = export(torch.nn.Linear(4, 2), (torch.zeros(2, 4),), dynamic_shapes=({0: Dim("batch")},))
assert program.module()(torch.zeros(1, 4)).shape == (1, 2)

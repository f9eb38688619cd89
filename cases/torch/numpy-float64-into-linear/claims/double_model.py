"""A model in float64 takes the table, and its parameters take twice the memory."""

import torch

model = torch.nn.Linear(4, 1).double()
assert model(torch.ones(2, 4, dtype=torch.float64)).dtype == torch.float64
assert model.weight.element_size() == 2 * torch.ones(1).element_size()

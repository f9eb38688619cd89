"""`train()` of the model switches a layer that was frozen by `eval()` as well."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))
model[1].eval()
model.train()
assert model[1].training

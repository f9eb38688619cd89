# releases: >=2.9
"""`eval()` of the module that `unflatten` makes raises nothing, and dropout stays on."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.Dropout(0.5))
x = torch.ones(1, 64)
module = torch.export.unflatten(torch.export.export(model, (x,)))
module.eval()
assert not module.training
assert not torch.equal(module(x), module(x))

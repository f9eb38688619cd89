"""`best_model = model` is the same model, not another one."""

import torch

model = torch.nn.Linear(2, 1)
best_model = model
with torch.no_grad():
    model.weight += 1.0
assert torch.equal(best_model.weight, model.weight)

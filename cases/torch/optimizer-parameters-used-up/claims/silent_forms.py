"""In a parameter group a used-up generator makes an empty group, and `clip_grad_norm_` clips nothing with one, without a word."""

import torch

model = torch.nn.Linear(2, 2)
parameters = filter(lambda p: p.requires_grad, model.parameters())
assert sum(1 for _ in parameters) == 2
assert torch.optim.SGD([{"params": parameters}], lr=0.1).param_groups[0]["params"] == []

parameters = model.parameters()
torch.optim.SGD(parameters, lr=0.1)
for parameter in model.parameters():
    parameter.grad = torch.full_like(parameter, 100.0)
assert torch.nn.utils.clip_grad_norm_(parameters, 1.0) == 0
assert (model.weight.grad == 100.0).all()

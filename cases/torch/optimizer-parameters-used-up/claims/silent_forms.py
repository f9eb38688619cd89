"""A parameter group of a used-up generator is empty; one that gave some elements leaves the others. Both are silent."""

import torch

model = torch.nn.Linear(2, 2)
parameters = filter(lambda p: p.requires_grad, model.parameters())
assert sum(1 for _ in parameters) == 2
assert torch.optim.SGD([{"params": parameters}], lr=0.1).param_groups[0]["params"] == []

for use in (lambda parameters: next(parameters).device, lambda parameters: any(p.requires_grad for p in parameters)):
    parameters = model.parameters()
    use(parameters)
    (group,) = torch.optim.SGD(parameters, lr=0.1).param_groups
    assert len(group["params"]) == 1 and group["params"][0] is model.bias

"""`load_state_dict` and running statistics of the model move the program, which has the same tensors; those of a copy do not."""

import copy

import torch

x = torch.ones(3, 4)
model = torch.nn.Linear(4, 2)
snapshot = torch.export.export(model, (x,)).module()
apart = torch.export.export(copy.deepcopy(model), (x,)).module()
assert snapshot.weight is model.weight
assert apart.weight is not model.weight
before = model(x).detach()
model.load_state_dict({"weight": torch.zeros(2, 4), "bias": torch.zeros(2)})
assert snapshot(x).tolist() == [[0, 0]] * 3
assert torch.equal(apart(x), before)

norm = torch.nn.BatchNorm1d(4).eval()
snapshot = torch.export.export(norm, (x,)).module()
before = snapshot(x)
norm.train()(torch.arange(12.0).view(3, 4))
assert not torch.equal(snapshot(x), before)

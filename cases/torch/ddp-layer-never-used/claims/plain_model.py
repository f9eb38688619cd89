"""A plain model does not mind, and the parameters without a gradient name the layer."""

import torch

model = torch.nn.ModuleDict({"used": torch.nn.Linear(2, 2), "unused": torch.nn.Linear(2, 2)})
model["used"](torch.ones(1, 2)).sum().backward()
torch.optim.SGD(model.parameters(), lr=0.1).step()
without = [name for name, p in model.named_parameters() if p.requires_grad and p.grad is None]
assert without == ["unused.weight", "unused.bias"]

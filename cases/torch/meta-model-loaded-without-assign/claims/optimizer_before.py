"""An optimizer that was made before `to_empty` does not train the model; one that is made after the load does."""

import torch
from torch import nn

checkpoint = nn.Linear(2, 1).state_dict()
model = nn.Linear(2, 1, device="meta")
before = torch.optim.SGD(model.parameters(), lr=1.0)
model.to_empty(device="cpu").load_state_dict(checkpoint)
after = torch.optim.SGD(model.parameters(), lr=1.0)
model(torch.ones(1, 2)).sum().backward()
before.step()
assert torch.equal(model.weight, checkpoint["weight"])
after.step()
assert not torch.equal(model.weight, checkpoint["weight"])

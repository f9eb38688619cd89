"""An optimizer makes such a step without an error and changes nothing."""

import torch

layer = torch.nn.Linear(2, 1)
before = layer.weight.clone()
torch.optim.SGD(layer.parameters(), lr=0.1).step()
assert torch.equal(layer.weight, before)

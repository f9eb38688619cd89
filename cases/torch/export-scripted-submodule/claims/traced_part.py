# releases: >=2.9
"""A model with a traced part is exported, and computes the same; with a scripted one it is refused."""

import torch

x = torch.ones(3, 4)
layer = torch.nn.Linear(4, 8)
model = torch.nn.Sequential(torch.jit.trace(layer, x), torch.nn.ReLU())
assert torch.allclose(torch.export.export(model, (x,)).module()(x), layer(x).relu())
model = torch.nn.Sequential(torch.jit.script(layer), torch.nn.ReLU())
try:
    torch.export.export(model, (x,))
except TypeError as error:
    assert "positional arguments but" in str(error), error
else:
    raise AssertionError("nothing was raised")

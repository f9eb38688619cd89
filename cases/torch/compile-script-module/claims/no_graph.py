# releases: >=2.1, <2.12
"""A scripted or loaded module is accepted, and no graph is made of it."""

import io

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


scripted = torch.jit.script(torch.nn.Linear(3, 4))
file = io.BytesIO()
torch.jit.save(scripted, file)
file.seek(0)
x = torch.ones(2, 3)
for module in (scripted, torch.jit.load(file)):
    assert torch.equal(torch.compile(module, backend=backend)(x), module(x))
assert not graphs

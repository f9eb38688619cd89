# releases: >=2.1, <2.12
"""A scripted module is accepted, and no graph is made of it."""

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


scripted = torch.jit.script(torch.nn.Linear(3, 4))
x = torch.ones(2, 3)
assert torch.equal(torch.compile(scripted, backend=backend)(x), scripted(x))
assert not graphs

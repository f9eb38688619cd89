# releases: >=2.12
"""A traced module is accepted, and no graph is made of it."""

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


x = torch.ones(2, 3)
traced = torch.jit.trace(torch.nn.Linear(3, 4), x)
assert torch.equal(torch.compile(traced, backend=backend)(x), traced(x))
assert not graphs

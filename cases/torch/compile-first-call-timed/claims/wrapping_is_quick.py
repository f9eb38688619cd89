# releases: >=2.1
"""torch.compile itself compiles nothing: the backend is called in the first call of the model."""

import torch

calls = []


def backend(graph, inputs):
    calls.append(graph)
    return graph.forward


compiled = torch.compile(torch.nn.Linear(2, 2), backend=backend)
assert not calls
compiled(torch.ones(1, 2))
assert len(calls) == 1
compiled(torch.ones(1, 2))
assert len(calls) == 1

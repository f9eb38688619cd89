# releases: >=2.1
"""An input of another dtype, and the first call under no_grad, compile again."""

import torch

calls = []


def backend(graph, inputs):
    calls.append(graph)
    return graph.forward


compiled = torch.compile(lambda x: x.sin() + 1, backend=backend)
compiled(torch.ones(3, 2))
compiled(torch.ones(3, 2, dtype=torch.float64))
assert len(calls) == 2
with torch.no_grad():
    compiled(torch.ones(3, 2))
assert len(calls) == 3

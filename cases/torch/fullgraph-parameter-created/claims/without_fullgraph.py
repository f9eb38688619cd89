"""Without `fullgraph=True` the compiled function passes, and the Parameter ends its graph."""

import torch

graphs = []


def count(graph, inputs):
    """A backend that counts graphs."""
    graphs.append(graph)
    return graph.forward


def scaled(x):
    """Work in front of a new Parameter, and behind it."""
    y = x + 1
    return y * torch.nn.Parameter(torch.ones(3))


assert torch.compile(scaled, backend=count)(torch.ones(2, 3)).tolist() == [[2.0] * 3] * 2
assert len(graphs) == 2
torch._dynamo.reset()
try:
    torch.compile(scaled, backend=count, fullgraph=True)(torch.ones(2, 3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")

# releases: >=2.3
"""The table is made in the graph, and the effects of the cached function happen at each call, with one shape and a filled cache."""

import functools

import torch

made = []
graphs = []


@functools.lru_cache
def positions(length):
    """The table of positions."""
    made.append(length)
    return torch.arange(length).float()


def backend(graph, inputs):
    """Keep the names of the operations."""
    graphs.append([node.name for node in graph.graph.nodes])
    return graph.forward


positions(4)
encode = torch.compile(lambda x: x + positions(x.shape[-1]), backend=backend)
before = len(made)
for _ in range(5):
    encode(torch.zeros(2, 4))
assert len(made) - before == 5, made
assert all("arange" in names for names in graphs), graphs

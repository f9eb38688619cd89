# releases: ==2.5.1
"""Without `fullgraph`, what stands before and after the vmap is captured, and nothing of it."""

import torch

graphs = []


def backend(graph, inputs):
    """Note the operations of a graph."""
    graphs.append([node.name for node in graph.graph.nodes if node.op.startswith("call")])
    return graph


@torch.compile(backend=backend)
def forward(shared, x):
    """Operations around a vmap."""
    shared, x = torch.vmap(lambda s, one: (s, s * one), in_dims=(None, 0), out_dims=(None, 0))(shared + 1, x)
    return shared, x - 1


forward(torch.ones(3), torch.ones(4, 3))
assert graphs == [["add"], ["sub"]], graphs

# releases: >=2.5
"""Without `fullgraph=True` the function is split into two graphs."""

import torch

graphs = []


def count(graph, inputs):
    """Keep each graph that is captured."""
    graphs.append(graph)
    return graph.forward


compiled = torch.compile(lambda x, mask: (x * 2)[mask].mean() + 1, backend=count)
compiled(torch.rand(3), torch.tensor([True, False, True]))
assert len(graphs) == 2

# releases: >=2.5
"""Without `fullgraph` the update is one graph."""

import torch

graphs = []


def count(graph, inputs):
    """Count a graph, and run it as it is."""
    graphs.append(graph)
    return graph.forward


model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def update():
    """Step along the gradients that are there."""
    optimizer.step()


model(torch.ones(2, 3)).sum().backward()
torch.compile(update, backend=count)()
assert len(graphs) == 1, len(graphs)
assert any("add" in str(node.target) for node in graphs[0].graph.nodes)

# releases: >=2.5
"""A compiled model that was saved whole is compiled again after loading, with its backend."""

import io

import torch

graphs = []


def backend(graph, inputs):
    """Note the graph."""
    graphs.append(graph)
    return graph


model = torch.compile(torch.nn.Linear(3, 4), backend=backend)
model(torch.ones(2, 3))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
torch._dynamo.reset()
loaded = torch.load(file, weights_only=False)
assert type(loaded) is type(model)
assert torch.equal(loaded(torch.ones(2, 3)), model(torch.ones(2, 3)))
assert len(graphs) >= 2

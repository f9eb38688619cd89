# releases: >=2.15
"""6 calls of a module that adds to a float attribute take 2 graphs; to an int attribute, by the length of its input, 6."""

import torch


class Adds(torch.nn.Module):
    """A layer that remembers how far it is."""

    def __init__(self, start):
        super().__init__()
        self.position = start

    def forward(self, x):
        self.position += x.shape[0]
        return x * self.position


for start, expected in ((0.0, 2), (0, 6)):
    torch._dynamo.reset()
    graphs = []
    run = torch.compile(Adds(start), backend=lambda graph, inputs: graphs.append(graph) or graph.forward)
    for _ in range(6):
        run(torch.ones(3))
    assert len(graphs) == expected, (start, len(graphs))

# releases: >=2.8
"""12 calls take 8 graphs: at the limit the rest runs uncompiled."""

import torch

graphs = []


def counting(graph, inputs):
    """A backend that counts how often it is asked."""
    graphs.append(graph)
    return graph.forward


class Warmup(torch.nn.Module):
    """A layer that counts its calls."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        """Scale by the calls so far."""
        self.calls = self.calls + 1
        return x * min(self.calls / 100, 1.0)


layer = Warmup()
run = torch.compile(layer, backend=counting)
for _ in range(12):
    run(torch.ones(3))
assert len(graphs) == 8 and layer.calls == 12, (len(graphs), layer.calls)

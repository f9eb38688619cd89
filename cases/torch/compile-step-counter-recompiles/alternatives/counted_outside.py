"""A layer that is scaled up over its first hundred calls, counted by the caller."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

graphs = []


def counting(graph, inputs):
    """A backend that counts how often it is asked."""
    graphs.append(graph)
    return graph.forward


class Warmup(torch.nn.Module):
    """A layer that is scaled up over its first hundred calls."""

    def forward(self, x, share):
        """Scale by the share of the warm-up that is over."""
        return x * share


layer = Warmup()
run = torch.compile(layer, backend=counting) if MODE == "compile" else layer
for call in range(6):
    result = run(torch.ones(3), torch.tensor(min((call + 1) / 100, 1.0)))
assert len(graphs) <= 2, f"6 calls of one shape took {len(graphs)} compilations"

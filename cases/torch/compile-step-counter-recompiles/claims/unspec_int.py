# releases: >=2.8
"""With `allow_unspec_int_on_nn_module` 6 calls take at most 2 graphs."""

import os

import torch._dynamo.config

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch._dynamo.config.allow_unspec_int_on_nn_module = True
graphs = []


def counting(graph, inputs):
    """A backend that counts how often it is asked."""
    graphs.append(graph)
    return graph.forward


class Warmup(torch.nn.Module):
    """A layer that is scaled up over its first hundred calls."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        """Scale by the share of the warm-up that is over."""
        self.calls = self.calls + 1
        return x * min(self.calls / 100, 1.0)


layer = Warmup()
run = torch.compile(layer, backend=counting) if MODE == "compile" else layer
for _ in range(6):
    result = run(torch.ones(3))
assert len(graphs) <= 2, f"6 calls of one shape took {len(graphs)} compilations"

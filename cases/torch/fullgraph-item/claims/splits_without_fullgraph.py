# releases: >=2.0
"""Without `fullgraph=True` there are two graphs on every release, and one with `capture_scalar_outputs`."""

import torch

graphs = []


def backend(module, inputs):
    """Count the graphs."""
    graphs.append(module)
    return module.forward


def scaled(x):
    """Twice the input, scaled by its largest entry."""
    scale = x.max().item()
    return x * 2 * scale


for capture, count in ((False, 2), (True, 1)):
    torch._dynamo.reset()
    torch._dynamo.config.capture_scalar_outputs = capture
    graphs.clear()
    assert torch.compile(scaled, backend=backend)(torch.ones(2)).tolist() == [2.0, 2.0]
    assert len(graphs) == count, len(graphs)

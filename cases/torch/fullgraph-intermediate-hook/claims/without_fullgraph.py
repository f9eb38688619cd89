# releases: >=2.1
"""Without fullgraph=True a hook on an intermediate tensor runs, whether it changes or records the gradient."""

import torch

seen = []


def record(grad):
    """Keep the gradient, and reverse it."""
    seen.append(grad)
    return -grad


@torch.compile(backend="eager")
def forward(x):
    """Three times x, whose gradient is reversed."""
    features = x * 3
    features.register_hook(record)
    return (features * 2).sum()


x = torch.ones(2, requires_grad=True)
forward(x).backward()
assert seen[0].tolist() == [2, 2]
assert x.grad.tolist() == [-6, -6]

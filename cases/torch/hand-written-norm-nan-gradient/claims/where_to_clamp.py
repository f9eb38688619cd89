# releases: >=2.15
"""`pairwise_distance` and a clamp before the root have finite gradients; a clamp after the root has NaN."""

import torch

ways = {
    "pairwise_distance": torch.nn.functional.pairwise_distance,
    "before": lambda a, b: ((a - b) ** 2).sum(-1).clamp(min=1e-12).sqrt(),
    "after": lambda a, b: ((a - b) ** 2).sum(-1).sqrt().clamp(min=1e-6),
}
for name, distance in ways.items():
    a = torch.ones(1, 4, requires_grad=True)
    distance(a, torch.ones(1, 4)).sum().backward()
    assert a.grad.isfinite().all() == (name != "after"), name

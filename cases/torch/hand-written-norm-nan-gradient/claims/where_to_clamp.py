"""A clamp before the root has finite gradients; a clamp after it, or an epsilon there, has NaN."""

import torch

ways = {
    "before": lambda squares: squares.clamp(min=1e-12).sqrt(),
    "after": lambda squares: squares.sqrt().clamp(min=1e-6),
    "added": lambda squares: squares.sqrt() + 1e-6,
}
for name, root in ways.items():
    a = torch.ones(2, 4, requires_grad=True)
    b = torch.tensor([[1.0] * 4, [0.0] * 4])
    distance = root(((a - b) ** 2).sum(-1))
    assert torch.allclose(distance, torch.tensor([1e-6, 2.0]), atol=2e-6)
    distance.sum().backward()
    assert a.grad[1].tolist() == [0.5] * 4
    assert a.grad[0].tolist() == [0.0] * 4 if name == "before" else a.grad[0].isnan().all(), name

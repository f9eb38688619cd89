# releases: >=2.5
"""`torch.cond` chooses per sample."""

import torch


def clip(gradient):
    """Shorten one gradient if it is too long."""
    norm = gradient.norm()
    return torch.cond(norm > 1, lambda g: g / g.norm(), lambda g: g.clone(), (gradient,))


gradients = torch.tensor([[3.0, 4.0], [0.3, 0.4]])
result = torch.vmap(clip)(gradients)
assert torch.allclose(result, torch.tensor([[0.6, 0.8], [0.3, 0.4]]))

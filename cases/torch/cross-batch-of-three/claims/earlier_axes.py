"""An axis of size 3 before the last one is taken, wherever it stands; without one the result is right."""

import torch

torch.manual_seed(0)
shapes = {(3, 3): 0, (3, 4, 3): 0, (4, 3, 3): 0, (1, 3, 3): 0, (4, 3): 1, (2, 5, 3): 1, (3,): 1}
for shape, right in shapes.items():
    a, b = torch.randn(shape), torch.randn(shape)
    assert torch.equal(torch.cross(a, b), torch.cross(a, b, dim=-1)) == bool(right), shape

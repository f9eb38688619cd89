"""Train through a warped image that is sampled by indexing, with deterministic algorithms only."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def sample(image, grid):
    """Return what grid_sample returns for one image with zeros as padding, align_corners=False."""
    height, width = image.shape[-2:]
    image = torch.nn.functional.pad(image[0], (1, 1, 1, 1))
    x = ((grid[0, ..., 0] + 1) * width - 1) / 2
    y = ((grid[0, ..., 1] + 1) * height - 1) / 2
    result = 0
    for i in (y.floor(), y.floor() + 1):
        for j in (x.floor(), x.floor() + 1):
            row = (i + 1).clamp(0, height + 1).long()
            column = (j + 1).clamp(0, width + 1).long()
            result = result + image[:, row, column] * (1 - (y - i).abs()) * (1 - (x - j).abs())
    return result[None]


torch.use_deterministic_algorithms(True)
image = torch.ones(1, 1, 4, 4, device=DEVICE, requires_grad=True)
grid = torch.zeros(1, 2, 2, 2, device=DEVICE)

warped = sample(image, grid)
warped.sum().backward()
result = image.grad.cpu()
assert result.sum() == 4
assert torch.allclose(warped, torch.nn.functional.grid_sample(image, grid, align_corners=False))
elsewhere = torch.linspace(-1.2, 1.2, 32, device=DEVICE).view(1, 4, 4, 2)
picture = torch.arange(16.0, device=DEVICE).view(1, 1, 4, 4)
reference = torch.nn.functional.grid_sample(picture, elsewhere, align_corners=False)
assert torch.allclose(sample(picture, elsewhere), reference, atol=1e-5)

"""The forward pass is accepted; `backward` is refused for the grid alone too, and in three dimensions by another name."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
for size, name in (2, "grid_sampler_2d_backward_cuda"), (3, "grid_sampler_3d_backward_cuda"):
    image = torch.ones(1, 1, *[4] * size, device=DEVICE)
    grid = torch.zeros(1, *[2] * size, size, device=DEVICE, requires_grad=True)
    warped = torch.nn.functional.grid_sample(image, grid, align_corners=False)
    assert warped.eq(1).all()
    try:
        warped.sum().backward()
    except RuntimeError as error:
        assert str(error).startswith(name + " does not have a deterministic implementation")
    else:
        raise AssertionError("nothing was raised")

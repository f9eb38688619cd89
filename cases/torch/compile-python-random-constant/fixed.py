"""A compiled augmentation scales each image by a random factor of the random module."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def augment(image):
    """An image scaled by a factor between 1 and 2."""
    return image * (1 + torch.rand((), device=image.device))


torch.manual_seed(0)
if MODE == "compile":
    augment = torch.compile(augment, backend="eager")

image = torch.ones(2).to(DEVICE)
factors = {round(float(augment(image)[0]), 4) for _ in range(4)}
result = len(factors)
assert len(factors) == 4, f"4 images were scaled by {len(factors)} different factors"

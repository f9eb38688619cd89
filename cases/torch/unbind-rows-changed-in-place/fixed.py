"""One step of a gradient attack on an image that is normalised channel by channel."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
MEAN = torch.tensor([0.4, 0.5, 0.6], device=DEVICE)
STD = torch.tensor([0.2, 0.2, 0.3], device=DEVICE)


def normalise(image):
    """Bring each channel to zero mean and unit variance."""
    return (image - MEAN[:, None, None]) / STD[:, None, None]


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Flatten(0), torch.nn.Linear(3 * 4 * 4, 2)).to(DEVICE)
image = torch.rand(3, 4, 4).to(DEVICE).requires_grad_()

loss = torch.nn.functional.cross_entropy(model(normalise(image))[None], torch.tensor([1], device=DEVICE))
loss.backward()
result = image.grad

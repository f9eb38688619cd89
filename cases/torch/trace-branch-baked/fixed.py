"""Trace a model that rescales only bright images: the choice is part of the arithmetic."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Normalise(torch.nn.Module):
    """Divide an image by its maximum where that is above one."""

    def forward(self, image):
        peak = image.max()
        return torch.where(peak > 1, image / peak, image)


example = torch.tensor([0.2, 0.8]).to(DEVICE)
bright = torch.tensor([1.0, 4.0]).to(DEVICE)

model = Normalise()
traced = torch.jit.trace(model, example, check_trace=False)
output = traced(bright)

assert torch.equal(output, model(bright)), "traced %s, eager %s" % (
    output.tolist(),
    model(bright).tolist(),
)
result = output

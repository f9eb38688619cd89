"""The check of `torch.jit.trace` passes, and the model is wrong for the other branch."""


import torch


class Normalise(torch.nn.Module):
    """Divide an image by its maximum where that is above one."""

    def forward(self, image):
        peak = image.max()
        if peak > 1:
            image = image / peak
        return image


example, bright = torch.tensor([0.2, 0.8]), torch.tensor([1.0, 4.0])
traced = torch.jit.trace(Normalise(), example, check_trace=True)
assert torch.equal(traced(example), Normalise()(example))
assert not torch.equal(traced(bright), Normalise()(bright))

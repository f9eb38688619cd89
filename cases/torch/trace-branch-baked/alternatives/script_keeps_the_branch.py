"""`torch.jit.script` compiles the branch."""


import torch


class Normalise(torch.nn.Module):
    """Divide an image by its maximum where that is above one."""

    def forward(self, image):
        peak = image.max()
        if peak > 1:
            image = image / peak
        return image


example, bright = torch.tensor([0.2, 0.8]), torch.tensor([1.0, 4.0])
scripted = torch.jit.script(Normalise())
for image in (example, bright):
    assert torch.equal(scripted(image), Normalise()(image))

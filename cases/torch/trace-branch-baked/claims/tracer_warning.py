"""A TracerWarning names the line of the branch."""

import warnings

import torch


class Normalise(torch.nn.Module):
    """Divide an image by its maximum where that is above one."""

    def forward(self, image):
        peak = image.max()
        if peak > 1:
            image = image / peak
        return image


example, bright = torch.tensor([0.2, 0.8]), torch.tensor([1.0, 4.0])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.jit.trace(Normalise(), example)
found = [one for one in caught if issubclass(one.category, torch.jit.TracerWarning)]
assert any("Converting a tensor to a Python boolean" in str(one.message) for one in found)
assert {one.filename for one in found} == {__file__}

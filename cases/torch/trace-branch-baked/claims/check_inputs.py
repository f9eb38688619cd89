"""With an input for the other branch in `check_inputs`, tracing raises TracingCheckError."""

import torch


class Normalise(torch.nn.Module):
    """Divide an image by its maximum where that is above one."""

    def forward(self, image):
        peak = image.max()
        if peak > 1:
            image = image / peak
        return image


example, bright = torch.tensor([0.2, 0.8]), torch.tensor([1.0, 4.0])
try:
    torch.jit.trace(Normalise(), example, check_inputs=[(bright,)])
except torch.jit.TracingCheckError:
    pass
else:
    raise AssertionError("nothing was raised")

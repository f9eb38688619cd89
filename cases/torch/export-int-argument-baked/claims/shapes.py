# releases: >=2.3
"""A tensor of another shape is refused in other words: they name a size."""

import torch


class FirstFrames(torch.nn.Module):
    """Sum over the first frames."""

    def forward(self, clip, frames):
        """One feature vector."""
        return clip[:frames].sum(0)


def refused(program, *values):
    """The message that refuses a call."""
    try:
        program(*values)
    except (AssertionError, RuntimeError) as error:
        return str(error)
    raise LookupError("nothing was raised")


program = torch.export.export(FirstFrames(), (torch.ones(8, 3), 3)).module()
shape = refused(program, torch.ones(9, 3), 3)
assert "clip.size()[0] == 8" in shape or "*args[0].shape[0] to be equal to 8, but got 9" in shape, shape
number = refused(program, torch.ones(8, 3), 5)
assert "frames == 3" in number or "*args[1] to be equal to 3, but got 5" in number, number

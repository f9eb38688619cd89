# releases: >=2.6
"""A pooling over the first frames of a clip, for a number of frames that is declared dynamic."""

import torch
from torch.export import Dim


class FirstFrames(torch.nn.Module):
    """Sum over the first frames."""

    def forward(self, clip, frames):
        """One feature vector."""
        return clip[:frames].sum(0)


clip = torch.ones(8, 3)
program = torch.export.export(FirstFrames(), (clip, 3), dynamic_shapes={"clip": None, "frames": Dim.DYNAMIC}).module()

result = program(clip, 5)
assert result.tolist() == [5.0, 5.0, 5.0]
